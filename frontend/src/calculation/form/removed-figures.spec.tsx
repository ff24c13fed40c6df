/** Figures that another value of the property or another purpose removes, and the offer to restore them. See docs/rules.md R228, R703. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DIVIDENDO, fakeBff, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft, storedDraft, AT_MODULE_2 } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';
import { CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { NO_CREDIT } from '../answers/answers.ts';

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const VALUE = /^Valor de la propiedad/;
const SAVINGS = /^Ahorro/;
const AMOUNT = /^Monto/;
const offer = (name: string) => screen.findByRole('button', { name });

/** Types another value. */
async function revalue(amountUf: string): Promise<void> {
  fill(field(VALUE), amountUf);
}

describe('another value of the property', () => {
  let bff: FakeBff;
  let unmount: () => void;
  beforeEach(async () => {
    storeDraft(AT_MODULE_3);
    bff = fakeBff();
    ({ unmount } = renderSimulator());
    await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' });
  });

  it.each([
    ['Usar UF 500 de ahorro', SAVINGS, { savings: 500, creditAmount: 2500 }],
    ['Usar UF 2.000 de crédito', AMOUNT, { savings: 1000, creditAmount: 2000 }],
  ])('empties both parts, and %s restores one, from which the other follows', async (name, own, amounts) => {
    await revalue('3000');
    expect([field(SAVINGS), field(AMOUNT)].map((input) => (input as HTMLInputElement).value)).toEqual([
      '',
      '',
    ]);
    expect(screen.queryByText('Este campo es requerido')).toBeNull();
    await userEvent.click(await offer(name));
    expect(field(own)).toHaveFocus();
    expect(storedDraft()?.credit).toMatchObject({
      savings: { amount: amounts.savings },
      creditAmount: { amount: amounts.creditAmount },
    });
    expect(screen.queryByRole('button', { name: /^Usar UF/ })).toBeNull();
    await waitFor(() =>
      expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject({ montocredito: amounts.creditAmount }),
    );
  });

  it('offers only what fits into it, after a reload too, until a part is entered', async () => {
    await revalue('1500');
    expect(await offer('Usar UF 500 de ahorro')).toBeVisible();
    expect(screen.queryByRole('button', { name: /de crédito$/ })).toBeNull();
    unmount();
    renderSimulator();
    expect(await offer('Usar UF 500 de ahorro')).toBeVisible();
    await userEvent.type(field(SAVINGS), '4');
    expect(screen.queryByRole('button', { name: /^Usar UF/ })).toBeNull();
  });
});

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
