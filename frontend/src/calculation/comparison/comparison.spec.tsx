import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { CalculoAnswer, CalculoRequest, ComparedTerm } from '../api/wire.ts';
import { TERM_ROWS } from '../../testing/result-rows.ts';
import { Comparison, type ComparedProps } from './comparison.tsx';
import { UfProvider, useAnnounceUf } from '#shared/context/uf.tsx';

const TERMS: readonly ComparedTerm[] = TERM_ROWS.map((row) => ({
  plazo: row.Plazo,
  row,
  reason: null,
  cae_with_costs: null,
  total_with_costs: null,
}));
const REASON = 'Su edad más los años de pago no pueden superar los 80 años';

/** Returns the answer with these terms about a credit of UF 2,000. */
const answerOf = (terms: readonly ComparedTerm[] | null, plazototal = 25): ComparedProps['answered'] => ({
  asked: { calculation: { montocredito: 2000, plazototal } } as CalculoRequest,
  answer: { terms } as CalculoAnswer,
  ufDate: null,
});
const statedOf = (incomeClp: number) => ({ incomeClp, debts: undefined }) as ComparedProps['verdict'];

const READY: ComparedProps = {
  answered: answerOf(TERMS),
  partsStatus: 'ready',
  failures: {},
  verdict: null,
  onUse: () => undefined,
};

const TERMS_TABLE = { name: /^Dividendo, costo total/ };
const rowOf = (years: number) =>
  within(screen.getByRole('table', TERMS_TABLE)).getByRole('row', {
    name: new RegExp(`^${years} años`),
  });
const forbid = (years: number): readonly ComparedTerm[] =>
  TERMS.map((term) =>
    term.plazo === years
      ? { plazo: years, row: null, reason: REASON, cae_with_costs: null, total_with_costs: null }
      : term,
  );

describe('Comparison', () => {
  const cellsOf = (years: number) =>
    within(rowOf(years))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  it('writes a figure a cell with its heading as text, which a browser translates, and a total without pesos with two decimals of a UF', () => {
    render(<Comparison {...READY} />);
    expect(within(screen.getByRole('table', TERMS_TABLE)).getAllByRole('row')).toHaveLength(7);
    expect(cellsOf(8)).toEqual([
      'Al mes$1.030.071',
      'En totalUF 2.418,93',
      'Renta desde$4.120.284',
      'Tasa4,50\u00a0%',
      'CAE4,87\u00a0%',
      'Elegir 8 años',
    ]);
  });

  const UF = { valueClp: 40880.36, date: '2026-11-20', freshness: 'today' } as const;
  function WithUf(props: ComparedProps) {
    useAnnounceUf(UF);
    return <Comparison {...props} />;
  }
  const drawWithUf = (date: string) =>
    render(
      <UfProvider>
        <WithUf {...READY} answered={READY.answered && { ...READY.answered, ufDate: date as IsoDate }} />
      </UfProvider>,
    );
  const costOf25 = () => cellsOf(25)[1];

  it('says what it costs in pesos, for a visitor, at the UF of the figures', () => {
    const { unmount } = drawWithUf(UF.date);
    expect(costOf25()).toBe('En total$140.787.054');
    unmount();
    drawWithUf('2026-11-19');
    expect(costOf25()).not.toContain('$');
  });

  it('marks the own term in the table', () => {
    render(<Comparison {...READY} />);
    expect(rowOf(25)).toHaveAttribute('aria-current', 'true');
    expect(within(rowOf(25)).getByText('Tu plazo')).toBeVisible();
    expect(rowOf(20)).not.toHaveAttribute('aria-current');
  });

  it('takes another term with its button, and not the own one', async () => {
    const onUse = jest.fn();
    render(<Comparison {...READY} answered={answerOf(forbid(30))} onUse={onUse} />);
    await userEvent.click(within(rowOf(20)).getByRole('button', { name: 'Elegir 20 años' }));
    expect(onUse.mock.calls).toEqual([[20]]);
    await userEvent.click(within(rowOf(25)).getByRole('button', { name: 'Tu plazo' }));
    expect(onUse).toHaveBeenCalledTimes(1);
    expect(within(rowOf(30)).queryByRole('button')).toBeNull();
    expect(within(rowOf(30)).queryByRole('checkbox')).toBeNull();
  });

  it('compares totals in UF where the figures have no pesos', async () => {
    drawWithUf('2026-11-19');
    expect(
      screen.getByRole('heading', { name: /\$62\.666 menos al mes, UF 320,8800 más en total$/ }),
    ).toBeVisible();
  });

  it('says of each term whether the stated income carries it', () => {
    const { rerender } = render(<Comparison {...READY} verdict={statedOf(1_877_160)} />);
    expect(within(rowOf(25)).getAllByText('Renta alcanza')).not.toHaveLength(0);
    rerender(<Comparison {...READY} verdict={statedOf(1_877_159)} />);
    expect(within(rowOf(25)).getAllByText('Faltan $1')).not.toHaveLength(0);
    expect(within(rowOf(30)).getAllByText('Renta alcanza')).not.toHaveLength(0);
    expect(within(rowOf(20)).getByText('Faltan $250.665')).toBeVisible();
    rerender(<Comparison {...READY} />);
    expect(screen.queryByText(/Faltan|alcanza/)).toBeNull();
  });

  it('names the CAE with operation costs beside the other one', () => {
    const terms = TERMS.map((term) => ({ ...term, cae_with_costs: term.plazo === 25 ? 5.03 : null }));
    render(<Comparison {...READY} answered={answerOf(terms)} />);
    expect(screen.getByRole('columnheader', { name: 'CAE con gastos' })).toBeInTheDocument();
    expect(cellsOf(25).at(-2)).toBe('CAE con gastos5,03\u00a0%');
    expect(cellsOf(8).at(-2)).toBe('CAE con gastos');
  });

  it('draws bars in proportion, the total of the credit and the rest', () => {
    render(<Comparison {...READY} />);
    const bar = (years: number) => rowOf(years).querySelector<HTMLElement>('[style]')?.style;
    expect(bar(30)?.width).toBe('100%');
    expect(parseFloat(bar(8)?.width ?? '')).toBeCloseTo((100 * 2418.93) / 3780, 2);
    expect(parseFloat(bar(30)?.getPropertyValue('--credit') ?? '')).toBeCloseTo((100 * 2000) / 3780, 2);
  });

  it('gives the reason of a forbidden term and draws no bar for it', () => {
    render(<Comparison {...READY} answered={answerOf(forbid(30))} />);
    expect(within(rowOf(30)).getByText(REASON)).toBeVisible();
    expect(rowOf(30).querySelectorAll('[style]')).toHaveLength(0);
  });

  it('marks an own term without figures in words', () => {
    render(<Comparison {...READY} answered={answerOf(forbid(30), 30)} />);
    expect(within(rowOf(30)).getByText('Tu plazo')).toBeVisible();
    expect(screen.getAllByText('Tu plazo')).toHaveLength(1);
  });

  it('names the one rate, or each of them where they differ', () => {
    const { rerender } = render(<Comparison {...READY} />);
    expect(screen.getByText(/misma tasa de 4,50\s%\./)).toBeVisible();
    const varied = TERMS.map((term, index) =>
      index === 0 && term.row !== null ? { ...term, row: { ...term.row, Tasa: 4.1 } } : term,
    );
    rerender(<Comparison {...READY} answered={answerOf(varied)} />);
    expect(screen.getByText('Cada plazo con su tasa sugerida.')).toBeVisible();
    expect(within(rowOf(8)).getByText('4,10 %')).toBeVisible();
  });

  it('says that it failed and lets try again', async () => {
    const onRetry = jest.fn();
    render(
      <Comparison
        {...READY}
        answered={answerOf(null)}
        failures={{ terms: { message: 'El servicio no responde.', onRetry } }}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('El servicio no responde.');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
