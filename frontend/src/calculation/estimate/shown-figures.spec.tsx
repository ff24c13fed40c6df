/** Figures of former answers, until there are new ones, and the parts of each figure. See docs/rules.md R222, R790. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  continueWithEstimate,
  fillFigures,
  findEstimateField,
  findEstimator,
  openEmpty,
  shownAnswer,
} from '../../testing/simulator/estimator.ts';
import { DIVIDENDO, refusal, TARIFA } from '../../testing/simulator/fake-bff.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import { fill } from '../../testing/fill.ts';

/** Credit of the new savings, UF. */
const NEW_CREDIT_UF = 1900;
const OLDER = /^Pagarías al mesDatos anteriores\$469\.290.*Necesitas hoy\$20\.561\.799/;
const marks = () => screen.queryAllByText('De los datos anteriores');

describe('the estimate’s last figures', () => {
  /** Changes the savings, about whose credit the path answers what `next` returns. */
  async function changeAfterFigures(path: string, next: () => unknown): Promise<void> {
    const usual = path === TARIFA ? { rate: 4.5 } : { salida: [ROW_25] };
    await openEmpty({
      [path]: ({ body }) => ([body['amount'], body['montocredito']].includes(NEW_CREDIT_UF) ? next() : usual),
    });
    await fillFigures('2500', '20440180', '25');
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Necesitas hoy$20.561.799'));
    fill(await findEstimateField('¿Alcanza tu renta?'), '2400000');
    await userEvent.click(await screen.findByRole('tab', { name: 'Abonos' }));
    await userEvent.clear(await findEstimateField('Ahorro (tu pie)'));
    await userEvent.paste('24528216');
  }

  it('stay while the core is slow, marked as those of the former answers', async () => {
    const late: ((answer: unknown) => void)[] = [];
    await changeAfterFigures(DIVIDENDO, () => new Promise((give) => late.push(give)));
    await waitFor(() => expect(late).toHaveLength(1));
    expect(shownAnswer()).toHaveTextContent('Calculando con los nuevos datos…');
    expect(shownAnswer()).toHaveTextContent(OLDER);
    expect(marks()).not.toHaveLength(0);
    expect(screen.getAllByRole('tab')).toHaveLength(5);
    late[0]?.({ salida: [{ ...ROW_25, DivTotalPe: 400_000 }] });
    const newer = /^Pagarías al mes\$400\.000.*Necesitas hoy\$24\.649\.835/;
    await waitFor(() => expect(shownAnswer()).toHaveTextContent(newer));
    await waitFor(() => expect(marks()).toHaveLength(0));
  });

  it.each([
    ['figures', DIVIDENDO, { salida: [ROW_25] }],
    ['rate', TARIFA, { rate: 4.5 }],
  ])('stay while the core does not answer about the %s, and are asked for again', async (_, path, answer) => {
    let next: unknown = null;
    await changeAfterFigures(path, () => next ?? refusal(504, { detail: 'El sistema del banco tarda.' }));
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('El banco no respondió: estas cifras son'));
    expect(shownAnswer()).toHaveTextContent(OLDER);
    expect(marks()).not.toHaveLength(0);
    expect(screen.getByText('Sin calcular si alcanza')).toBeVisible();
    next = answer;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Necesitas hoy$24.649.835'));
    expect(shownAnswer()).not.toHaveTextContent('anteriores');
    expect(shownAnswer()).toHaveFocus();
  });

  it('have no mark before there are any', async () => {
    await openEmpty({ [DIVIDENDO]: () => new Promise(() => undefined) });
    await fillFigures('2500', '20440180', '25');
    await userEvent.click(await screen.findByRole('tab', { name: 'Abonos' }));
    expect(await screen.findByRole('tabpanel', { name: 'Abonos' })).toHaveTextContent('Cargando…');
    expect(marks()).toHaveLength(0);
  });

  it('are not beside the new ones once the estimate is folded', async () => {
    await changeAfterFigures(DIVIDENDO, () => refusal(504, { detail: 'El sistema del banco tarda.' }));
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('El banco no respondió: estas cifras son'));
    await continueWithEstimate();
    const folded = await findEstimator();
    await waitFor(() => expect(folded).toHaveTextContent('$24.528.216 de ahorro'));
    expect(folded).not.toHaveTextContent('al mes');
  });

  it('go away if the bank refuses the new answers', async () => {
    await changeAfterFigures(DIVIDENDO, () => refusal(400, { errors_detail: 'El plazo no es válido.' }));
    await waitFor(() => expect(shownAnswer()).toHaveTextContent(/^El plazo no es válido\./));
  });
});

const clpOf = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

it('name what each figure includes, add up to it to the peso, and say what it does not include', async () => {
  await openEmpty();
  await fillFigures('2500', '20440180', '25');
  await userEvent.click(await screen.findByText('Qué incluye cada cifra'));
  const partsOf = async (title: string): Promise<readonly number[]> => {
    const figure = (await screen.findByRole('heading', { name: title, level: 3 }))
      .parentElement as HTMLElement;
    expect(within(figure).getByText(/^No incluye/)).toBeVisible();
    return within(figure)
      .getAllByRole('definition')
      .map(({ textContent }) => clpOf(textContent));
  };
  for (const [title, totalClp] of [
    ['Pagarías al mes', 469_290],
    ['Necesitas hoy', 20_561_799],
  ] as const) {
    const parts = await partsOf(title);
    expect(parts.at(-1)).toBe(totalClp);
    expect(parts.slice(0, -1).reduce((sum, part) => sum + part)).toBe(totalClp);
  }
  expect(screen.getByText(/\$469\.290 × 4 = \$1\.877\.160\. Si pagan dos/)).toBeVisible();
});
