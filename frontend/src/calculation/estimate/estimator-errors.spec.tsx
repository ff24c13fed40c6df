/** Invalid and missing answers of the estimate, and the ways out of a low income with their dividends. See docs/rules.md R240, R784. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ufDifference } from '@simulador/contracts/platform/money';
import { DIVIDENDO, refusal, TARIFA, PLAZO } from '../../testing/simulator/fake-bff.ts';
import { storedDraft } from '../../testing/simulator/stored-drafts.ts';
import {
  findEstimator,
  findEstimateField,
  isEstimatorOpen,
  continueWithEstimate,
  fillFigures,
  shownAnswer,
  switchEstimate,
  fillEstimate,
  openEmpty,
  ALCANCE,
} from '../../testing/simulator/estimator.ts';
import { fill } from '../../testing/fill.ts';
import { ROW_25 } from '../../testing/result-rows.ts';

describe('an estimate without a figure', () => {
  it('lets pass by an empty field, and asks for it only to go on', async () => {
    await openEmpty();
    await userEvent.click(await findEstimateField('Valor de la propiedad'));
    await userEvent.tab();
    expect(await findEstimateField('Valor de la propiedad')).not.toHaveAttribute('aria-invalid');
    fill(await findEstimateField('Ahorro (tu pie)'), '500');
    await continueWithEstimate();
    expect(await findEstimateField('Valor de la propiedad')).toHaveFocus();
    expect(await findEstimateField('Valor de la propiedad')).toHaveAttribute('aria-invalid', 'true');
    expect(await isEstimatorOpen()).toBe(true);
    expect(storedDraft()).toBeNull();
  });

  it('says once which rule forbids a figure, offers what is missing, and asks for none that is there, but is wrong', async () => {
    await openEmpty();
    await fillEstimate('2500', '100', '25');
    const shown = within(await findEstimator());
    expect(
      await shown.findByText('El ahorro debe corresponder al 10% del valor de la propiedad'),
    ).toBeVisible();
    expect(screen.queryByText(/no puede superar/)).toBeNull();
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Revisa las cifras de tu estimación.'));
    expect(await shown.findByText('Te faltan UF 150 de pie.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Usar UF 250' }));
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
    fill(await findEstimateField('Ahorro (tu pie)'), '-100');
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Revisa las cifras de tu estimación.'));
    fill(await findEstimateField('Años de pago'), '25 o 30');
    expect(shownAnswer()).not.toHaveTextContent('Datos anteriores');
    expect(await findEstimator()).not.toHaveTextContent('NaN');
  });

  it('speaks of the credit, which has no field, at the savings and in their currency', async () => {
    await openEmpty();
    const shown = within(await findEstimator());
    await switchEstimate('valor de la propiedad', 'CLP');
    await fillFigures('20000000', '10000000', '25');
    expect(await shown.findByText('El crédito debe ser de mínimo $12.264.108')).toBeVisible();
    expect(await findEstimateField('Ahorro (tu pie)')).toBeInvalid();
  });

  it('says of a value that is too large nothing at the savings', async () => {
    await openEmpty();
    await fillEstimate('120000000', '12000000', '25');
    const shown = within(await findEstimator());
    expect(await shown.findByText(/^El valor de la propiedad no puede superar/)).toBeVisible();
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Revisa las cifras de tu estimación.'));
    expect(await findEstimateField('Ahorro (tu pie)')).not.toHaveAttribute('aria-invalid');
  });

  it('can be tried again when it failed', async () => {
    let isAway = true;
    const away = refusal(503, { errors_detail: 'El cálculo no está disponible.' });
    const bff = await openEmpty({
      [TARIFA]: () => (isAway ? away.clone() : { rate: 4.5 }),
    });
    await fillEstimate('2500', '500', '25');
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('El cálculo no está disponible.'));
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(shownAnswer()).toHaveFocus();
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
    expect(bff.callsTo(DIVIDENDO)).toHaveLength(1);
  });
});

/** A dividend that depends on everything a way changes. */
const rowOf = (creditUf: number, years: number, people: number) => ({
  ...ROW_25,
  Plazo: years,
  DivTotalPe: Math.round(creditUf * 200) + years * 1000 + people,
});

it('name the dividend before they are pressed, and lead to it', async () => {
  // Savings in pesos leave fractions of a UF: 500,0098.
  const [savingsUf, savedClp] = [500.0098, '20440580'];
  const [creditOfValue, creditOfSavings] = [1965.9902, 1960.9902];
  const bff = await openEmpty({
    [DIVIDENDO]: ({ body }) => ({
      salida: [
        rowOf(Number(body['montocredito']), Number(body['plazototal']), Number(body['participantes'])),
      ],
    }),
    [ALCANCE]: ({ body }) =>
      'value_uf' in body
        ? { credit_uf: creditOfSavings, value_uf: 2500, row: rowOf(creditOfSavings, 25, 1) }
        : { credit_uf: creditOfValue, value_uf: 2466, row: rowOf(creditOfValue, 25, 1) },
    [PLAZO]: () => ({ years: 26, row: rowOf(1999.9902, 26, 1) }),
  });
  await fillFigures('2500', savedClp, '25');
  fill(await findEstimateField('¿Alcanza tu renta?'), '1800000');
  // A way that is enough takes all of them away.
  const find = async (name: string) =>
    within(await screen.findByRole('region', { name: 'Con qué alcanzaría' })).findByRole('button', { name });
  const shown = () => screen.getByRole('status', { name: 'Pagarías al mes' });
  const asked = {
    'Usar UF 2.466': { montocredito: creditOfValue, valorpropiedad: 2466, montoAsegurado: 1972.8 },
    'Pagamos dos': { participantes: 2 },
    'Sumar UF 39 al ahorro': { montocredito: creditOfSavings, valorpropiedad: 2500 },
    'Usar 26 años': { plazototal: 26 },
  };
  for (const [name, request] of Object.entries(asked)) {
    const button = await find(name);
    const [clp] = /\$[\d.]+(?= al mes)/.exec(button.parentElement?.textContent ?? '') ?? [];
    expect(clp).toBeDefined();
    await userEvent.click(button);
    await waitFor(() => expect(shown()).toHaveTextContent(String(clp)));
    expect(bff.callsTo(DIVIDENDO).map(({ body }) => body)).toContainEqual(expect.objectContaining(request));
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await find(name);
  }
  expect(bff.callsTo(ALCANCE)[0]?.body).toMatchObject({ below_uf: ufDifference(2500, savingsUf) });
});

it('are awaited where they will be, and requested again after a failure', async () => {
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  let answers: () => unknown = () => failed.then(() => refusal(503, {}));
  await openEmpty({ [PLAZO]: () => answers() });
  await fillFigures('2500', '20440580', '25');
  fill(await findEstimateField('¿Alcanza tu renta?'), '1800000');
  await userEvent.click(await screen.findByText('Si tu renta no alcanza'));
  expect(await screen.findByText('Calculando con qué alcanzaría…')).toBeVisible();
  fail();
  expect(await screen.findByText('No pudimos calcular con qué alcanzaría.')).toBeVisible();
  answers = () => ({ years: 26, row: ROW_25 });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Usar 26 años' })).toBeVisible();
});
