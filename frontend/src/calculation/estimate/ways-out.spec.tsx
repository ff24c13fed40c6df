/** Ways out of a low income, each with the dividend that it leads to. See docs/rules.md R784. */
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALCANCE, fillFigures, findEstimateField, openEmpty } from '../../testing/simulator/estimator.ts';
import { DIVIDENDO, PLAZO, refusal } from '../../testing/simulator/fake-bff.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import { fill } from '../../testing/fill.ts';

/** A dividend that depends on everything a way changes. */
const rowOf = (creditUf: number, years: number, people: number) => ({
  ...ROW_25,
  Plazo: years,
  DivTotalPe: Math.round(creditUf * 200) + years * 1000 + people,
});

it('name the dividend before they are pressed, and lead to it', async () => {
  // Savings in pesos leave fractions of a UF: 500,0098.
  const [savingsUf, savedClp] = [500.0098, '20440580'];
  await openEmpty({
    [DIVIDENDO]: ({ body }) => ({
      salida: [
        rowOf(Number(body['montocredito']), Number(body['plazototal']), Number(body['participantes'])),
      ],
    }),
    [ALCANCE]: ({ body }) =>
      'value_uf' in body
        ? { credit_uf: 1961, value_uf: 2500, row: rowOf(1961, 25, 1) }
        : { credit_uf: 1966, value_uf: 1966 + savingsUf, row: rowOf(1966, 25, 1) },
    [PLAZO]: () => ({ years: 26, row: rowOf(1999.9902, 26, 1) }),
  });
  await fillFigures('2500', savedClp, '25');
  fill(await findEstimateField('¿Alcanza tu renta?'), '1800000');
  // A way that is enough takes all of them away.
  const find = async (name: string) =>
    within(await screen.findByRole('region', { name: 'Con qué alcanzaría' })).findByRole('button', { name });
  const shown = () => screen.getByRole('status', { name: 'Pagarías al mes' });
  const names = ['Usar UF 2.466', 'Pagamos dos', 'Sumar UF 39 al ahorro', 'Usar 26 años'];
  for (const name of names) {
    const button = await find(name);
    const [clp] = /\$[\d.]+(?= al mes)/.exec(button.parentElement?.textContent ?? '') ?? [];
    expect(clp).toBeDefined();
    await userEvent.click(button);
    await waitFor(() => expect(shown()).toHaveTextContent(String(clp)));
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await find(name);
  }
});

it('are awaited where they will be, and requested again after a failure', async () => {
  let fail = (): void => undefined;
  const failed = new Promise<Response>((resolve) => {
    fail = () => resolve(refusal(503, {}));
  });
  let answers: () => unknown = () => failed;
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
