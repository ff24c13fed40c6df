/** Credit that a payment or an income can buy, before the first answer. See docs/rules.md R575. */
import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../testing/simulator/fake-bff.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import {
  ALCANCE,
  fillEstimate,
  findEstimateField,
  openEmpty,
  shownAnswer,
} from '../../testing/simulator/estimator.ts';
import { fill } from '../../testing/fill.ts';

const LIMIT = 'El dividendo puede llegar a $600.000, la cuarta parte de la renta.';
const ANSWER = {
  credit_uf: 2556,
  value_uf: 3056,
  limit: LIMIT,
  row: { ...ROW_25, DivTotalPe: 599_900, RenMin: 2_399_600 },
};
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const openTab = async (name = 'Cuánto me alcanza') =>
  userEvent.click(await screen.findByRole('tab', { name }));
const panel = () => screen.findByRole('tabpanel', { name: 'Cuánto me alcanza' });
const findAffordField = async (name: string) => within(await panel()).findByRole('textbox', { name });
/** Enters whole pesos a month. */
const pay = async (clp: string) => fill(await findAffordField('Dividendo al mes'), clp);
const save = async (uf: string) => {
  const amount = await within(await panel()).findByRole('group', { name: 'Moneda de ahorro (tu pie)' });
  await userEvent.click(within(amount).getByRole('radio', { name: 'UF' }));
  fill(await findAffordField('Ahorro (tu pie)'), uf);
};

describe('what one can afford', () => {
  it('answers how much a payment can buy, and goes on with it', async () => {
    const row = { ...ROW_25, DivTotalPe: 599_900, RenMin: 2_399_600 };
    const bff = await openEmpty({ [ALCANCE]: () => ({ ...ANSWER, row }) });
    await openTab();
    fill(await findAffordField('Dividendo al mes'), '600000');
    expect(await screen.findByText('Aparecerá aquí apenas indiques tu ahorro.')).toBeVisible();
    await save('500');
    expect(await screen.findByText('UF 2.556')).toBeVisible();
    expect(screen.getByText('UF 3.056')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Te alcanza para una propiedad de hasta UF 3.056' }),
    ).toBeVisible();
    expect(screen.getByText(LIMIT)).toBeVisible();
    // The answer for the payment alone may have arrived while the savings were typed.
    await waitFor(() => expect(bff.callsTo(ALCANCE).at(-1)?.body).toMatchObject({ savings_uf: 500 }));
    const { calculation, ...asked } = bff.callsTo(ALCANCE).at(-1)?.body ?? {};
    expect(asked).toEqual({ payment_clp: 600_000, savings_uf: 500, insured_pct: expect.any(Number) });
    expect(calculation).toMatchObject({ plazototal: 25, destino: 1, tipopropiedad: 2, antiguedad: 2 });
    for (const name of ['montocredito', 'valorpropiedad', 'montoAsegurado', 'Rut'])
      expect(calculation).not.toHaveProperty(name);
    const use = screen.getByRole('button', { name: 'Usar estas cifras' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    expect(await findEstimateField('Valor de la propiedad')).toHaveValue('3.056');
    expect(await findEstimateField('Ahorro (tu pie)')).toHaveValue('500');
    expect(await findEstimateField('Años de pago')).toHaveValue('25');
    expect(shownAnswer()).toHaveFocus();
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
  });

  it('lowers what an income leaves by other debts, which a payment has none of', async () => {
    const bff = await openEmpty({ [ALCANCE]: () => ANSWER });
    await openTab();
    await pay('600000');
    expect(screen.queryByRole('textbox', { name: /^Otras deudas/ })).toBeNull();
    await choose('Mi renta líquida');
    fill(await findAffordField('Otras deudas al mes (opcional)'), '120000');
    await save('500');
    await waitFor(() =>
      expect(bff.callsTo(ALCANCE).at(-1)?.body).toMatchObject({ income_clp: 600_000, debts_clp: 120_000 }),
    );
    expect((await screen.findByText('con tus otras deudas')).parentElement).toHaveTextContent('$2.399.600');
    fill(await findAffordField('Otras deudas al mes (opcional)'), '1200000000');
    await userEvent.tab();
    expect(screen.getByText('Hasta $999.999.999')).toBeVisible();
  });

  it('counts other debts in the verdict on the income of the estimate, and in its ways out', async () => {
    const bff = await openEmpty({ [ALCANCE]: () => ANSWER });
    await fillEstimate('2500', '500', '25');
    expect(screen.queryByRole('textbox', { name: /^Otras deudas/ })).toBeNull();
    fill(await findEstimateField('¿Alcanza tu renta?'), '1900000');
    expect(await screen.findByText('Tu renta alcanza')).toBeVisible();
    fill(await findEstimateField('Otras deudas al mes'), '290710');
    expect(await screen.findByText('Tu renta alcanza con $290.710 de otras deudas')).toBeVisible();
    fill(await findEstimateField('Otras deudas al mes'), '290711');
    expect(await screen.findByText('Te faltan $3 de renta con $290.711 de otras deudas')).toBeVisible();
    await waitFor(() => expect(bff.callsTo(ALCANCE)).not.toHaveLength(0));
    for (const { body } of bff.callsTo(ALCANCE))
      expect(body).toMatchObject({ income_clp: 1_900_000, debts_clp: 290_711 });
    await openTab();
    expect(await findAffordField('Otras deudas al mes (opcional)')).toHaveValue('290.711');
  });

  it('starts with the savings, years and income of the estimate', async () => {
    const bff = await openEmpty({ [ALCANCE]: () => ANSWER });
    fill(await findEstimateField('Ahorro (tu pie)'), '500000');
    await userEvent.type(await findEstimateField('Años de pago'), '20');
    fill(await findEstimateField('¿Alcanza tu renta?'), '2400000');
    await openTab();
    await waitFor(() =>
      expect(bff.callsTo(ALCANCE).at(-1)?.body).toMatchObject({
        income_clp: 2_400_000,
        calculation: { plazototal: 20 },
      }),
    );
    await userEvent.clear(await findAffordField('Ahorro (tu pie)'));
    expect(await findAffordField('Ahorro (tu pie)')).toHaveValue('');
  });

  it('asks whether an amount is in the other currency', async () => {
    const bff = await openEmpty({ [ALCANCE]: () => ANSWER });
    await openTab();
    await pay('600000');
    fill(await findAffordField('Ahorro (tu pie)'), '500');
    expect(screen.queryByText('¿Son UF?')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('¿Son UF?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Usar UF 500 ($20.440.180)' }));
    expect(screen.queryByText('¿Son UF?')).toBeNull();
    expect(await findAffordField('Ahorro (tu pie)')).toHaveAccessibleDescription(/\$20\.440\.180/);
    await waitFor(() => expect(bff.callsTo(ALCANCE).at(-1)?.body).toMatchObject({ savings_uf: 500 }));
    expect(bff.callsTo(ALCANCE)).toHaveLength(1);
  });

  it('takes no answer to amounts that have changed since', async () => {
    await openEmpty({ [ALCANCE]: () => ({ ...ANSWER, row: ROW_25 }) });
    await openTab();
    fireEvent.change(await findAffordField('Dividendo al mes'), { target: { value: '600000' } });
    fireEvent.change(await findAffordField('Ahorro (tu pie)'), { target: { value: '500000' } });
    const use = screen.getByRole('button', { name: 'Usar estas cifras' });
    await waitFor(() => expect(use).toBeEnabled());
    fireEvent.change(await findAffordField('Años de pago'), { target: { value: '20 años' } });
    expect(use).toBeDisabled();
    await waitFor(() => expect(use).toBeEnabled());
  });

  it('says which limit leaves nothing to buy, and asks for nothing outside the terms', async () => {
    const reason = 'El ahorro no alcanza para el porcentaje del valor que el banco no financia.';
    const bff = await openEmpty({ [ALCANCE]: () => refusal(404, { detail: reason }) });
    await openTab();
    await userEvent.clear(await findAffordField('Años de pago'));
    await userEvent.type(await findAffordField('Años de pago'), '41');
    await choose('Mi renta líquida');
    fill(await findAffordField('Renta líquida al mes'), '2400000');
    await userEvent.type(await findAffordField('Ahorro (tu pie)'), '0');
    expect(screen.getByText('Entre 5 y 40 años')).toBeVisible();
    expect(bff.callsTo(ALCANCE)).toEqual([]);
    await userEvent.type(await findAffordField('Años de pago'), '{Backspace}0');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await waitFor(() =>
      expect(bff.callsTo(ALCANCE).at(-1)?.body).toMatchObject({ income_clp: 2_400_000, savings_uf: 0 }),
    );
    expect(screen.getByRole('button', { name: 'Usar estas cifras' })).toBeDisabled();
  });

  it('refuses nothing before it was asked, and no amount in the words of the wire', async () => {
    const bff = await openEmpty({ [ALCANCE]: () => ANSWER });
    await openTab();
    await pay('600000');
    await userEvent.clear(await findAffordField('Años de pago'));
    expect(screen.queryByText('Entre 5 y 40 años')).toBeNull();
    await userEvent.type(await findAffordField('Años de pago'), '25');
    await save('20000000');
    expect(screen.queryByText('Entre 0 y UF 10.000.000')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Entre 0 y UF 10.000.000')).toBeVisible();
    cleanup();
    await openEmpty({ [ALCANCE]: () => ANSWER });
    expect(await screen.findByText('Entre 0 y UF 10.000.000')).toBeVisible();
    expect(bff.callsTo(ALCANCE)).toEqual([]);
  });

  it('says a refused field in words of its own', async () => {
    await openEmpty({
      [ALCANCE]: () => refusal(400, { detail: 'Debe ser menor o igual a 10.000.000' }),
    });
    await openTab();
    await pay('600000');
    await save('500');
    expect(await screen.findByText('Con estas cifras no podemos calcularlo. Revísalas.')).toBeVisible();
    expect(screen.queryByText(/10\.000\.000/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});
