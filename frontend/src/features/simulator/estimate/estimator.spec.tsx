/** The estimate before the first answer. See docs/rules.md R240. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREDIT, PROJECT } from '../../../testing/simulator/answers.ts';
import {
  COMPARACION,
  DIVIDENDO,
  fakeBff,
  INICIO,
  INICIO_PATH,
  refusal,
  TARIFA,
} from '../../../testing/simulator/fake-bff.ts';
import { ROW_25 } from '../../../testing/result-rows.ts';
import {
  AT_MODULE_2,
  storeDraft,
  storedDraft,
  renderSimulator,
} from '../../../testing/simulator/render-simulator.tsx';
import { PUBLIC_DRAFT } from '../state/drafts.ts';
import { shareFragment } from '../state/shared-figures.ts';
import {
  ALCANCE,
  findEstimator,
  findEstimateField,
  isEstimatorOpen,
  continueWithEstimate,
  shownResult,
  fillEstimate,
  openEmpty,
} from '../../../testing/simulator/estimator.ts';

describe('the estimate', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });

  it('answers how much a payment can buy, and goes on with it', async () => {
    const row = { ...ROW_25, DivTotalPe: 599_900, RenMin: 2_399_600 };
    const bff = await openEmpty({ [ALCANCE]: () => ({ credit_uf: 2556, value_uf: 3056, row }) });
    await userEvent.click(screen.getByRole('radio', { name: 'Cuánto me alcanza' }));
    await userEvent.type(await findEstimateField('Dividendo al mes'), '600000');
    await userEvent.type(await findEstimateField('Ahorro (tu pie)'), '500');
    expect(await screen.findByText('UF 2.556')).toBeVisible();
    expect(screen.getByText('UF 3.056')).toBeVisible();
    // The answer for the payment alone may have arrived while the savings were typed.
    await waitFor(() => expect(bff.callsTo(ALCANCE).at(-1)?.body).toMatchObject({ savings_uf: 500 }));
    const { calculation, ...asked } = bff.callsTo(ALCANCE).at(-1)?.body as Record<string, unknown>;
    expect(asked).toEqual({ payment_clp: 600_000, savings_uf: 500, insured_pct: expect.any(Number) });
    expect(calculation).toMatchObject({ plazototal: 25, destino: 1, tipopropiedad: 2, antiguedad: 2 });
    for (const name of ['montocredito', 'valorpropiedad', 'montoAsegurado', 'Rut'])
      expect(calculation).not.toHaveProperty(name);
    const use = screen.getByRole('button', { name: 'Usar estas cifras' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() =>
      expect(storedDraft()?.credit.propertyValue).toEqual({ currency: 'UF', amount: 3056 }),
    );
    expect(storedDraft()?.credit).toMatchObject({
      savings: { currency: 'UF', amount: 500 },
      creditAmount: { currency: 'UF', amount: 2556 },
      paymentYears: '25',
    });
  });

  it('takes no answer to amounts that have changed since', async () => {
    await openEmpty({ [ALCANCE]: () => ({ credit_uf: 2556, value_uf: 3056, row: ROW_25 }) });
    await userEvent.click(screen.getByRole('radio', { name: 'Cuánto me alcanza' }));
    fireEvent.change(await findEstimateField('Dividendo al mes'), { target: { value: '600000' } });
    const use = screen.getByRole('button', { name: 'Usar estas cifras' });
    await waitFor(() => expect(use).toBeEnabled());
    fireEvent.change(await findEstimateField('Años de pago'), { target: { value: '20' } });
    expect(use).toBeDisabled();
    await waitFor(() => expect(use).toBeEnabled());
  });

  it('says which limit leaves nothing to buy, and asks for nothing outside the terms', async () => {
    const detail = 'El ahorro no alcanza para el porcentaje del valor que el banco no financia.';
    const bff = await openEmpty({ [ALCANCE]: () => refusal(404, { detail }) });
    await userEvent.click(screen.getByRole('radio', { name: 'Cuánto me alcanza' }));
    await userEvent.clear(await findEstimateField('Años de pago'));
    await userEvent.type(await findEstimateField('Años de pago'), '41');
    await userEvent.click(screen.getByRole('radio', { name: 'Mi renta líquida' }));
    await userEvent.type(await findEstimateField('Renta líquida al mes'), '2400000');
    expect(screen.getByText('Entre 5 y 40 años')).toBeVisible();
    expect(bff.callsTo(ALCANCE)).toEqual([]);
    await userEvent.type(await findEstimateField('Años de pago'), '{Backspace}0');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(bff.callsTo(ALCANCE).at(-1)?.body).toMatchObject({ income_clp: 2_400_000, savings_uf: 0 });
    expect(screen.getByRole('button', { name: 'Usar estas cifras' })).toBeDisabled();
  });

  it('is of a used flat and of nobody, and shown by the result, as a preview', async () => {
    const bff = await openEmpty();
    expect(await isEstimatorOpen()).toBe(true);
    await fillEstimate('2500', '500', '25');
    await waitFor(() => expect(shownResult()).toHaveTextContent('ready 25 preview'));
    const shown = within(await findEstimator());
    expect(shown.getByText(/compra de un departamento usado, a la tasa sugerida de 4,50/)).toBeVisible();
    expect(shown.queryByText(/\$469/)).toBeNull();
    const question = { loan_use: 1, real_estate_type: 2, product: 8 };
    expect(bff.callsTo(TARIFA)[0]?.body).toMatchObject({ amount: 2000, period: 25, ...question });
    expect(bff.callsTo(DIVIDENDO)[0]?.body).toMatchObject({
      ...{ montocredito: 2000, valorpropiedad: 2500, plazototal: 25, destino: 1 },
      ...{ tipopropiedad: 2, antiguedad: 2, tasasimulacion: 4.5 },
    });
    expect(bff.callsTo(DIVIDENDO)[0]?.body).not.toHaveProperty('Rut');
    expect(bff.callsTo(COMPARACION)).toHaveLength(0);
  });

  it('names in the result what is missing for it', async () => {
    await openEmpty();
    await userEvent.type(await findEstimateField('Ahorro (tu pie)'), '500');
    await waitFor(() =>
      expect(shownResult()).toHaveTextContent('empty - preview el valor de la propiedad, los años de pago'),
    );
  });

  it('keeps the savings when the value changes, and the credit follows', async () => {
    const bff = await openEmpty();
    await fillEstimate('2500', '500', '25');
    await userEvent.clear(await findEstimateField('Valor de la propiedad'));
    await userEvent.type(await findEstimateField('Valor de la propiedad'), '3000');
    expect(await findEstimateField('Ahorro (tu pie)')).toHaveValue('500');
    await waitFor(() => expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject({ montocredito: 2500 }));
  });

  it('of pesos that were typed before the UF was there is made with the UF', async () => {
    let arrive = (_: unknown): void => undefined;
    const bff = fakeBff({ [INICIO_PATH]: () => new Promise((resolve) => (arrive = resolve)) });
    renderSimulator();
    const region = within(await findEstimator());
    for (const peso of region.getAllByRole('radio', { name: /CLP/ })) await userEvent.click(peso);
    await fillEstimate('102200900', '20440180', '25');
    expect(region.getByRole('button', { name: 'Continuar con estas cifras' })).toBeDisabled();
    arrive(INICIO);
    await waitFor(() => expect(bff.callsTo(DIVIDENDO)[0]?.body).toMatchObject({ montocredito: 2000 }));
  });

  it('is kept nowhere until somebody goes on with it', async () => {
    await openEmpty();
    await fillEstimate('2500', '500', '25');
    expect(storedDraft()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('goes on into the modules of project and credit, and folds', async () => {
    await openEmpty();
    await fillEstimate('2500', '500', '25');
    await waitFor(() => expect(shownResult()).toHaveTextContent('ready'));
    await continueWithEstimate();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    expect(await isEstimatorOpen()).toBe(false);
    const project = screen.getByRole('region', { name: '02 Tu proyecto' });
    expect(project).toHaveTextContent('Falta completar este paso');
    expect(project).toHaveTextContent('Compraventa · Departamento · Usada');
    const credit = screen.getByRole('region', { name: '03 Tu crédito' });
    expect(credit).toHaveTextContent('Crédito de UF 2.000 ($81.760.720) · Propiedad de UF 2.500 · 25 años');
    await waitFor(() => expect(shownResult()).toHaveTextContent('ready 25 preview'));
    expect(storedDraft()).toMatchObject({
      project: { propertyState: '2' },
      credit: { savings: { amount: 500 } },
    });
  });

  it('takes the place of other figures that were there', async () => {
    const refinancing = { ...PROJECT, creditType: '72', propertyType: '1', propertyState: '' };
    storeDraft({ ...PUBLIC_DRAFT, project: refinancing, credit: { ...CREDIT, graceMonths: '3' } });
    await openEmpty();
    await userEvent.click(within(await findEstimator()).getByText('Estima tu dividendo'));
    await fillEstimate('3000', '1000', '20');
    await continueWithEstimate();
    expect(storedDraft()?.project).toMatchObject({ creditType: '1', propertyType: '2', propertyState: '2' });
    expect(storedDraft()?.credit).toMatchObject({ graceMonths: '0', paymentYears: '20' });
    expect(storedDraft()?.credit.creditAmount.amount).toBe(2000);
  });

  it.each([
    [
      'a link',
      () => undefined,
      `/simulador${shareFragment({ project: PROJECT, credit: CREDIT, asked: {}, hasCodebtor: false })}`,
    ],
    [
      'answers given before',
      () => storeDraft({ ...PUBLIC_DRAFT, project: PROJECT, credit: CREDIT }),
      '/simulador',
    ],
  ])('is folded with %s', async (_what, before, path) => {
    before();
    fakeBff();
    renderSimulator(path);
    expect(await isEstimatorOpen()).toBe(false);
  });

  it('is for module 1 only', async () => {
    storeDraft(AT_MODULE_2);
    fakeBff();
    renderSimulator();
    expect(await screen.findByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Estima tu dividendo' })).toBeNull();
  });
});
