/** The estimate above the professional simulator. See docs/rules.md R240. */
import { expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasStoredUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import { RESET_ENTRY } from '#shared/simulation/professional-entry.ts';
import { DIVIDENDO, fakeBff } from '../../testing/simulator/fake-bff.ts';
import {
  AT_CREDIT,
  COMPANY_LISTS,
  storeStaffDraft,
  storedStaffDraft,
  renderProfessional,
} from '../../testing/simulator/render-professional.tsx';
import { fill } from '../../testing/fill.ts';

const TITLE = 'Estimación del dividendo';

it('gives staff a figure before the first answer, in their words and limits, and goes on with it', async () => {
  const bff = fakeBff(COMPANY_LISTS);
  renderProfessional();
  const estimator = within(await screen.findByRole('region', { name: TITLE }));
  const [value, savings, years] = estimator.getAllByRole('textbox');
  if (!value || !savings || !years) throw new Error('No fields');
  fill(value, '2500');
  fill(savings, '700');
  // Unlike a visitor's, an emptied field assumes nothing.
  await userEvent.clear(savings);
  expect(savings).toHaveValue('');
  fill(savings, '500');
  await userEvent.type(years, '25');
  expect(estimator.getByText(/Entre 8 y 30 años/)).toBeVisible();
  expect(screen.getByRole('region', { name: TITLE })).not.toHaveTextContent(/\b(?:tu|tus|puedes)\b/);
  const result = screen.getByLabelText('resultado');
  await waitFor(() => expect(result).toHaveTextContent('ready 25 preview'));
  expect(bff.callsTo(DIVIDENDO)).toHaveLength(1);
  await userEvent.click(estimator.getByRole('button', { name: 'Seguir con estas cifras' }));
  await waitFor(() => expect(storedStaffDraft()?.credit.paymentYears).toBe('25'));
  expect(storedStaffDraft()?.credit.creditAmount).toMatchObject({ currency: 'UF', amount: 2000 });
});

it('is kept in the tab until another simulation begins, which asks first', async () => {
  fakeBff(COMPANY_LISTS);
  const field = async (label: string) =>
    within(await screen.findByRole('region', { name: TITLE })).findByRole('textbox', { name: label });
  renderProfessional();
  fill(await field('Valor de la propiedad'), '2500');
  await userEvent.click(screen.getByRole('radio', { name: 'Cuánto le alcanza' }));
  fill(await field('Dividendo al mes'), '500000');
  cleanup();
  renderProfessional();
  expect(await field('Dividendo al mes')).toHaveValue('500.000');
  await userEvent.click(screen.getByRole('radio', { name: 'Cuánto pagaría' }));
  expect(await field('Valor de la propiedad')).toHaveValue('2.500');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  cleanup();
  renderProfessional(RESET_ENTRY);
  await userEvent.click(await screen.findByRole('button', { name: 'Empezar sin guardar' }));
  await waitFor(async () => expect(await field('Valor de la propiedad')).toHaveValue(''));
  expect(hasStoredUnsaved()).toBe(false);
});

it('stays folded on the next visit once it was folded', async () => {
  fakeBff(COMPANY_LISTS);
  const isOpen = async () =>
    (await screen.findByRole('region', { name: TITLE })).querySelector('details')?.open;
  const first = renderProfessional();
  expect(await isOpen()).toBe(true);
  await userEvent.click(screen.getByRole('heading', { name: TITLE }));
  await waitFor(() => expect(window.localStorage).toHaveLength(1));
  first.unmount();
  renderProfessional();
  expect(await isOpen()).toBe(false);
});

it('is gone once module 1 is done', async () => {
  storeStaffDraft(AT_CREDIT);
  fakeBff(COMPANY_LISTS);
  renderProfessional();
  await screen.findByRole('heading', { level: 2, name: 'Simulación del crédito' });
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});
