import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { ROW_25 } from '../../testing/result-rows.ts';
import { fakeBff, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { isComparable, RateWhatIf, steppedPct } from './rate-what-if.tsx';

const DIVIDENDO = '/api/external/calc_dividendo';
const TMC = '/products/api/tmc';
const REQUEST = {
  montocredito: 2000,
  valorpropiedad: 2500,
  plazototal: 25,
  tasasimulacion: 4.5,
  destino: 1,
};

function draw(answers: Answers = {}) {
  const bff = fakeBff({
    [TMC]: () => ({ Valor: 5 }),
    [DIVIDENDO]: ({ body }) => ({
      salida: [
        { ...ROW_25, DivTotalPe: 469_290 + Math.round(100_000 * (Number(body['tasasimulacion']) - 4.5)) },
      ],
    }),
    ...answers,
  });
  renderWithQueries(<RateWhatIf request={REQUEST} row={ROW_25} ufDate="2026-11-20" />);
  return bff;
}
const step = (name: 'Bajar 0,25' | 'Subir 0,25') => userEvent.click(screen.getByRole('button', { name }));
const rate = () => within(screen.getByRole('group')).getByRole('status');

describe('another rate', () => {
  it.each([
    [0.49, 5, false],
    [0.5, 5, true],
    [5, 5, true],
    [5.01, 5, false],
    [9.99, null, true],
    [10, null, false],
  ])('of %d is comparable below a maximum of %s: %s', (pct, tmc, comparable) =>
    expect(isComparable(pct, tmc)).toBe(comparable),
  );

  it('differs in steps of a quarter percent, to the hundredth', () => {
    expect([steppedPct(4.36, 1), steppedPct(4.36, -1), steppedPct(4.1, -3)]).toEqual([4.61, 4.11, 3.35]);
  });

  it('asks for nothing before a press, then for the same credit at that rate', async () => {
    const bff = draw();
    expect(screen.getByText('$469.290 al mes')).toBeVisible();
    expect(bff.callsTo(DIVIDENDO)).toEqual([]);
    await step('Bajar 0,25');
    expect(await screen.findByText('$444.290 al mes')).toBeVisible();
    expect(screen.getByText(/^\$25\.000 menos que con 4,50\s%$/)).toBeVisible();
    expect(rate()).toHaveTextContent('4,25 %');
    expect(bff.callsTo(DIVIDENDO).map(({ body }) => body)).toEqual([{ ...REQUEST, tasasimulacion: 4.25 }]);
    await step('Subir 0,25');
    expect(await screen.findByText('$469.290 al mes')).toBeVisible();
  });

  it('ends at the maximum rate', async () => {
    const bff = draw();
    await waitFor(() => expect(bff.callsTo(TMC)).toHaveLength(1));
    await step('Subir 0,25');
    await step('Subir 0,25');
    expect(await screen.findByText(/^\$50\.000 más que con/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Subir 0,25' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await step('Subir 0,25');
    expect(rate()).toHaveTextContent('5,00 %');
  });

  it('says that it has no figure', async () => {
    draw({ [DIVIDENDO]: () => refusal(400, { detail: 'La tasa no puede ser mayor a la TMC.' }) });
    await step('Subir 0,25');
    expect(await screen.findByText(/La tasa no puede ser mayor a la TMC/)).toBeVisible();
    expect(screen.queryByText(/al mes$/)).toBeNull();
  });
});
