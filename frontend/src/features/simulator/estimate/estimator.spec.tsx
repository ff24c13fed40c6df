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
  type Answers,
} from '../../../testing/simulator/fake-bff.ts';
import { ROW_25 } from '../../../testing/result-rows.ts';
import { AT_MODULE_2, keep, kept, renderSimulator } from '../../../testing/simulator/render-simulator.tsx';
import { PUBLIC_DRAFT } from '../state/drafts.ts';
import { shareFragment } from '../state/shared-figures.ts';

const ALCANCE = '/api/simulador/alcance';
const estimator = () => screen.findByRole('region', { name: 'Estima tu dividendo' });
const field = async (name: string) => within(await estimator()).getByRole('textbox', { name });
const isOpen = async () => (await estimator()).querySelector('details')?.open;
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar con estas cifras' }));
const result = () => screen.getByLabelText('resultado');

async function estimate(value: string, savings: string, years: string): Promise<void> {
  await userEvent.type(await field('Valor de la propiedad'), value);
  await userEvent.type(await field('Ahorro (tu pie)'), savings);
  await userEvent.type(await field('Años de pago'), years);
}

/** Opens the page without stored answers. */
async function openEmpty(answers: Answers = {}) {
  const bff = fakeBff(answers);
  renderSimulator();
  await estimator();
  return bff;
}

describe('the estimate', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });

  it('answers how much a payment can buy, and goes on with it', async () => {
    const row = { ...ROW_25, DivTotalPe: 599_900, RenMin: 2_399_600 };
    const bff = await openEmpty({ [ALCANCE]: () => ({ credit_uf: 2556, value_uf: 3056, row }) });
    await userEvent.click(screen.getByRole('radio', { name: 'Cuánto me alcanza' }));
    await userEvent.type(await field('Dividendo al mes'), '600000');
    await userEvent.type(await field('Ahorro (tu pie)'), '500');
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
    await waitFor(() => expect(kept()?.credit.propertyValue).toEqual({ currency: 'UF', amount: 3056 }));
    expect(kept()?.credit).toMatchObject({
      savings: { currency: 'UF', amount: 500 },
      creditAmount: { currency: 'UF', amount: 2556 },
      paymentYears: '25',
    });
  });

  it('takes no answer to amounts that have changed since', async () => {
    await openEmpty({ [ALCANCE]: () => ({ credit_uf: 2556, value_uf: 3056, row: ROW_25 }) });
    await userEvent.click(screen.getByRole('radio', { name: 'Cuánto me alcanza' }));
    fireEvent.change(await field('Dividendo al mes'), { target: { value: '600000' } });
    const use = screen.getByRole('button', { name: 'Usar estas cifras' });
    await waitFor(() => expect(use).toBeEnabled());
    fireEvent.change(await field('Años de pago'), { target: { value: '20' } });
    expect(use).toBeDisabled();
    await waitFor(() => expect(use).toBeEnabled());
  });

  it('says which limit leaves nothing to buy, and asks for nothing outside the terms', async () => {
    const detail = 'El ahorro no alcanza para el porcentaje del valor que el banco no financia.';
    const bff = await openEmpty({ [ALCANCE]: () => refusal(404, { detail }) });
    await userEvent.click(screen.getByRole('radio', { name: 'Cuánto me alcanza' }));
    await userEvent.clear(await field('Años de pago'));
    await userEvent.type(await field('Años de pago'), '41');
    await userEvent.click(screen.getByRole('radio', { name: 'Mi renta líquida' }));
    await userEvent.type(await field('Renta líquida al mes'), '2400000');
    expect(screen.getByText('Entre 5 y 40 años')).toBeVisible();
    expect(bff.callsTo(ALCANCE)).toEqual([]);
    await userEvent.type(await field('Años de pago'), '{Backspace}0');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(bff.callsTo(ALCANCE).at(-1)?.body).toMatchObject({ income_clp: 2_400_000, savings_uf: 0 });
    expect(screen.getByRole('button', { name: 'Usar estas cifras' })).toBeDisabled();
  });

  it('is of a used flat and of nobody, and shown by the result, as a preview', async () => {
    const bff = await openEmpty();
    expect(await isOpen()).toBe(true);
    await estimate('2500', '500', '25');
    await waitFor(() => expect(result()).toHaveTextContent('ready 25 preview'));
    const shown = within(await estimator());
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
    await userEvent.type(await field('Ahorro (tu pie)'), '500');
    await waitFor(() =>
      expect(result()).toHaveTextContent('empty - preview el valor de la propiedad, los años de pago'),
    );
  });

  it('keeps the savings when the value changes, and the credit follows', async () => {
    const bff = await openEmpty();
    await estimate('2500', '500', '25');
    await userEvent.clear(await field('Valor de la propiedad'));
    await userEvent.type(await field('Valor de la propiedad'), '3000');
    expect(await field('Ahorro (tu pie)')).toHaveValue('500');
    await waitFor(() => expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject({ montocredito: 2500 }));
  });

  it('of pesos that were typed before the UF was there is made with the UF', async () => {
    let arrive = (_: unknown): void => undefined;
    const bff = fakeBff({ [INICIO_PATH]: () => new Promise((resolve) => (arrive = resolve)) });
    renderSimulator();
    const region = within(await estimator());
    for (const peso of region.getAllByRole('radio', { name: /CLP/ })) await userEvent.click(peso);
    await estimate('102200900', '20440180', '25');
    expect(region.getByRole('button', { name: 'Continuar con estas cifras' })).toBeDisabled();
    arrive(INICIO);
    await waitFor(() => expect(bff.callsTo(DIVIDENDO)[0]?.body).toMatchObject({ montocredito: 2000 }));
  });

  it('is kept nowhere until somebody goes on with it', async () => {
    await openEmpty();
    await estimate('2500', '500', '25');
    expect(kept()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('goes on into the modules of project and credit, and folds', async () => {
    await openEmpty();
    await estimate('2500', '500', '25');
    await waitFor(() => expect(result()).toHaveTextContent('ready'));
    await goOn();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    expect(await isOpen()).toBe(false);
    const project = screen.getByRole('region', { name: '02 Tu proyecto' });
    expect(project).toHaveTextContent('Falta completar este paso');
    expect(project).toHaveTextContent('Compraventa · Departamento · Usada');
    const credit = screen.getByRole('region', { name: '03 Tu crédito' });
    expect(credit).toHaveTextContent('Crédito de UF 2.000 ($81.760.720) · Propiedad de UF 2.500 · 25 años');
    await waitFor(() => expect(result()).toHaveTextContent('ready 25 preview'));
    expect(kept()).toMatchObject({ project: { propertyState: '2' }, credit: { savings: { amount: 500 } } });
  });

  it('takes the place of other figures that were there', async () => {
    const refinancing = { ...PROJECT, creditType: '72', propertyType: '1', propertyState: '' };
    keep({ ...PUBLIC_DRAFT, project: refinancing, credit: { ...CREDIT, graceMonths: '3' } });
    await openEmpty();
    await userEvent.click(within(await estimator()).getByText('Estima tu dividendo'));
    await estimate('3000', '1000', '20');
    await goOn();
    expect(kept()?.project).toMatchObject({ creditType: '1', propertyType: '2', propertyState: '2' });
    expect(kept()?.credit).toMatchObject({ graceMonths: '0', paymentYears: '20' });
    expect(kept()?.credit.creditAmount.amount).toBe(2000);
  });

  it.each([
    [
      'a link',
      () => undefined,
      `/simulador${shareFragment({ project: PROJECT, credit: CREDIT, asked: {} })}`,
    ],
    ['answers given before', () => keep({ ...PUBLIC_DRAFT, project: PROJECT, credit: CREDIT }), '/simulador'],
  ])('is folded with %s', async (_what, before, path) => {
    before();
    fakeBff();
    renderSimulator(path);
    expect(await isOpen()).toBe(false);
  });

  it('is for module 1 only', async () => {
    keep(AT_MODULE_2);
    fakeBff();
    renderSimulator();
    expect(await screen.findByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Estima tu dividendo' })).toBeNull();
  });

  it('lets pass by an empty field, and asks for it only to go on', async () => {
    await openEmpty();
    await userEvent.click(await field('Valor de la propiedad'));
    await userEvent.tab();
    expect(await field('Valor de la propiedad')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(await field('Ahorro (tu pie)'), '500');
    await goOn();
    expect(await field('Valor de la propiedad')).toHaveFocus();
    expect(await field('Valor de la propiedad')).toHaveAttribute('aria-invalid', 'true');
    expect(await isOpen()).toBe(true);
    expect(kept()).toBeNull();
  });

  it('says once which rule forbids a figure, and offers what is missing', async () => {
    await openEmpty();
    await estimate('2500', '100', '25');
    const shown = within(await estimator());
    expect(
      await shown.findByText('El ahorro debe corresponder al 10% del valor de la propiedad'),
    ).toBeVisible();
    expect(screen.queryByText(/no puede superar/)).toBeNull();
    await waitFor(() => expect(result()).toHaveTextContent('empty - preview Revisa las cifras'));
    expect(await shown.findByText('Te faltan UF 150 de pie.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Usar UF 250' }));
    await waitFor(() => expect(result()).toHaveTextContent('ready 25 preview'));
  });

  it('speaks of the credit, which has no field, at the savings and in their currency', async () => {
    await openEmpty();
    const shown = within(await estimator());
    for (const peso of shown.getAllByRole('radio', { name: /CLP/ })) await userEvent.click(peso);
    await estimate('20000000', '10000000', '25');
    expect(await shown.findByText('El crédito debe ser de mínimo $12.264.108')).toBeVisible();
    expect(await field('Ahorro (tu pie)')).toBeInvalid();
  });

  it('says of a value that is too large nothing at the savings', async () => {
    await openEmpty();
    await estimate('120000000', '12000000', '25');
    const shown = within(await estimator());
    expect(await shown.findByText(/^El valor de la propiedad no puede superar/)).toBeVisible();
    await waitFor(() => expect(result()).toHaveTextContent('empty - preview Revisa las cifras'));
    expect(await field('Ahorro (tu pie)')).not.toHaveAttribute('aria-invalid');
  });

  it('asks for no figure that is there, but is wrong', async () => {
    await openEmpty();
    await estimate('2500', '-100', '25');
    await waitFor(() => expect(result()).toHaveTextContent('empty - preview Revisa las cifras'));
  });

  it('can be tried again when it failed', async () => {
    let isAway = true;
    const away = refusal(503, { errors_detail: 'El cálculo no está disponible.' });
    const bff = await openEmpty({
      [TARIFA]: () => (isAway ? away.clone() : { rate: 4.5 }),
    });
    await estimate('2500', '500', '25');
    await waitFor(() =>
      expect(result()).toHaveTextContent('failed - preview El cálculo no está disponible.'),
    );
    expect(screen.getByLabelText('barra')).toHaveTextContent('failed');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Pedir de nuevo' }));
    await waitFor(() => expect(result()).toHaveTextContent('ready 25 preview'));
    expect(bff.callsTo(DIVIDENDO)).toHaveLength(1);
  });
});
