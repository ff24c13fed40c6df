/** Figures that are removed when the credit's purpose changes, and the offer to restore them. See docs/rules.md R228. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_2, storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';
import { NO_CREDIT } from '../answers/answers.ts';

const choose = (purpose: string) => userEvent.click(screen.getByLabelText(purpose));
const type = () => screen.getByLabelText('Tipo de propiedad');
const back = () => userEvent.click(screen.getByRole('button', { name: 'Volver a ellas' }));
const OF_PURCHASE = 'Guardamos tus cifras de Compraventa.';

describe('another purpose of the credit', () => {
  beforeEach(async () => {
    storeDraft({ ...AT_MODULE_2, project: PROJECT, credit: CREDIT });
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Genial, Camila!' });
  });

  it('offers the way back to the figures that it takes away', async () => {
    expect(screen.queryByText(/^Guardamos/)).toBeNull();
    await choose('Refinanciamiento');
    expect(screen.getByText(OF_PURCHASE)).toBeVisible();
    expect(storedDraft()?.credit).toEqual(NO_CREDIT);
    await back();
    expect(screen.getByLabelText('Compraventa')).toBeChecked();
    expect(screen.getByLabelText('Compraventa')).toHaveFocus();
    expect(type()).toHaveDisplayValue('Departamento');
    expect(storedDraft()).toMatchObject({ project: PROJECT, credit: CREDIT });
    expect(screen.queryByText(/^Guardamos/)).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('resultado')).toHaveTextContent('ready 25 preview'));
  });

  it('keeps the offer over a further one, over a return by hand, and over a reload', async () => {
    await choose('Refinanciamiento');
    await choose('Libre Disponibilidad');
    expect(screen.getByText(OF_PURCHASE)).toBeVisible();
    await choose('Compraventa');
    expect(screen.getByText(OF_PURCHASE)).toBeVisible();
    expect(storedDraft()?.left).toHaveLength(1);
  });

  it('leaves the place where it is', async () => {
    await choose('Libre Disponibilidad');
    await userEvent.selectOptions(type(), 'Casa');
    await userEvent.selectOptions(screen.getByLabelText('Región'), 'Los Ríos');
    await back();
    expect(screen.getByLabelText('Región')).toHaveDisplayValue('Los Ríos');
  });

  it('marks nothing that it emptied until it was left', async () => {
    await userEvent.click(type());
    await userEvent.tab();
    await choose('Libre Disponibilidad');
    expect(type()).toHaveValue('');
    expect(type()).toBeValid();
    await userEvent.click(type());
    await userEvent.tab();
    await waitFor(() => expect(type()).toBeInvalid());
  });
});

it('has no offer where nothing was typed, nor from a storage that somebody else wrote', async () => {
  storeDraft({ ...AT_MODULE_2, project: PROJECT, left: [{}] as never });
  fakeBff();
  renderSimulator();
  expect(await screen.findByRole('heading', { name: 'Cuéntanos de ti' })).toBeVisible();
});
