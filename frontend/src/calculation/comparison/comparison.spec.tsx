import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AudienceProvider, type Audience } from '#shared/context/audience.tsx';
import type { ComparisonProps, ComparisonTerm } from '../figures/shown.ts';
import { TERM_ROWS } from '../../testing/result-rows.ts';
import { Comparison, comparisonViewQuery } from './comparison.tsx';
import { UfProvider, useAnnounceUf } from '#shared/context/uf.tsx';
import * as view from './comparison-view.tsx';

const TERMS: readonly ComparisonTerm[] = TERM_ROWS.map((row) => ({ plazo: row.Plazo, row, reason: null }));
const REASON = 'Su edad más los años de pago no pueden superar los 80 años';

const READY: ComparisonProps = {
  status: 'ready',
  terms: TERMS,
  years: 25,
  creditUf: 2000,
  creditClp: null,
  message: null,
  onRetry: () => undefined,
};

/** Renders the comparison with its lazy view loaded or pending. */
function draw(comparison: ReactElement, isLoaded = true) {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  if (isLoaded) queries.setQueryData(comparisonViewQuery.queryKey, view);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return render(comparison, { wrapper });
}
const rowOf = (years: number) => screen.getByRole('row', { name: new RegExp(`^${years} años`) });
const forbid = (years: number): readonly ComparisonTerm[] =>
  TERMS.map((term) => (term.plazo === years ? { plazo: years, row: null, reason: REASON } : term));

describe('Comparison', () => {
  it('writes the six terms to the last digit', () => {
    draw(<Comparison {...READY} />);
    expect(screen.getAllByRole('row')).toHaveLength(7);
    const cells = within(rowOf(8)).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '$1.030.071UF 25,1972',
      '$4.120.284',
      '4,87\u00a0%',
      'UF 2.418,9312CAE 4,87\u00a0%',
    ]);
  });

  const UF = { valueClp: 40880.36, date: '2026-11-20', freshness: 'today' } as const;
  function WithUf(props: ComparisonProps) {
    useAnnounceUf(UF);
    return <Comparison {...props} />;
  }
  const drawWithUf = (change: Partial<ComparisonProps>, audience: Audience = 'visitor') =>
    draw(
      <UfProvider>
        <AudienceProvider audience={audience}>
          <WithUf {...READY} {...change} />
        </AudienceProvider>
      </UfProvider>,
    );
  const costOf25 = () => within(rowOf(25)).getAllByRole('cell').at(-1)?.textContent;

  it('says the credit and what it costs in pesos too, for a visitor, at the UF of the figures', () => {
    const { unmount } = drawWithUf({});
    expect(screen.getByText(/Mismo crédito de UF 2\.000 \(\$81\.760\.720\), misma tasa/)).toBeVisible();
    expect(costOf25()).toBe('UF 3.443,8800$140.787.054CAE 4,82\u00a0%');
    unmount();
    drawWithUf({ ufDate: '2026-11-19' });
    expect(screen.getByText(/Mismo crédito de UF 2\.000, misma tasa/)).toBeVisible();
    expect(costOf25()).not.toContain('$');
  });

  it('shows a credit that was typed in pesos as typed, to everybody', () => {
    drawWithUf({ creditUf: 1956.9299, creditClp: 80_000_000 }, 'staff');
    expect(screen.getByText(/Mismo crédito de \$80\.000\.000 \(UF 1\.956,9299\), misma tasa/)).toBeVisible();
    expect(costOf25()).not.toContain('$');
  });

  it('marks the own term in the table', () => {
    draw(<Comparison {...READY} />);
    expect(rowOf(25)).toHaveAttribute('aria-current', 'true');
    expect(within(rowOf(25)).getByText('Tu plazo')).toBeVisible();
    expect(rowOf(20)).not.toHaveAttribute('aria-current');
  });

  it('takes another term by its row or its bars, and not the own one', async () => {
    const user = userEvent.setup();
    const onUse = jest.fn();
    draw(<Comparison {...READY} terms={forbid(30)} onUse={onUse} />);
    await user.click(within(rowOf(20)).getByRole('button', { name: 'Usar 20 años' }));
    expect(onUse).toHaveBeenLastCalledWith(20);
    const charts = screen.getAllByRole('figure').map((chart) => within(chart));
    for (const chart of charts) {
      expect(chart.getAllByRole('button')).toHaveLength(4);
      await user.click(chart.getByRole('button', { name: 'Usar 8 años' }));
    }
    expect(onUse.mock.calls).toEqual([[20], [8], [8]]);
    await user.click(within(rowOf(25)).getByRole('button', { name: 'Tu plazo' }));
    await user.click(within(rowOf(30)).getByRole('rowheader'));
    expect(onUse).toHaveBeenCalledTimes(3);
    await user.click(within(rowOf(12)).getAllByRole('cell')[0] as HTMLElement);
    expect(onUse).toHaveBeenCalledTimes(4);
    expect(onUse).toHaveBeenLastCalledWith(12);
    expect(within(rowOf(30)).queryByRole('button')).toBeNull();
  });

  it('says of each term whether the stated income carries it', () => {
    const { rerender } = draw(<Comparison {...READY} incomeClp={1_877_160} onUse={() => undefined} />);
    expect(within(rowOf(25)).getAllByText('Renta alcanza')).not.toHaveLength(0);
    rerender(<Comparison {...READY} incomeClp={1_877_159} onUse={() => undefined} />);
    expect(within(rowOf(25)).getAllByText('Faltan $1')).not.toHaveLength(0);
    expect(within(rowOf(30)).getAllByText('Renta alcanza')).not.toHaveLength(0);
    expect(screen.getAllByTitle('Usar 20 años: faltan $250.665 de renta')).toHaveLength(2);
    rerender(<Comparison {...READY} onUse={() => undefined} />);
    expect(screen.queryByText(/Faltan|alcanza/)).toBeNull();
  });

  it('names the CAE with operation costs beside the other one', () => {
    const terms = TERMS.map((term) => ({ ...term, cae_with_costs: term.plazo === 25 ? 5.03 : null }));
    draw(<Comparison {...READY} terms={terms} />);
    expect(within(rowOf(25)).getAllByText('5,03 % con gastos')).not.toHaveLength(0);
    expect(within(rowOf(8)).queryByText(/con gastos/)).toBeNull();
  });

  it('draws the numbers of the table', () => {
    draw(<Comparison {...READY} />);
    const [dividend, cost] = screen.getAllByRole('img');
    expect([...(dividend?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual([
      '1.030',
      '8',
      '750',
      '12',
      '640',
      '15',
      '532',
      '20',
      '469',
      '25',
      '429',
      '30',
    ]);
    expect(cost).toHaveTextContent('3,44');
    expect(dividend).toHaveAccessibleName(
      'Dividendo mensual: de $1.030.071 a 8 años hasta $429.244 a 30 años',
    );
    expect(cost).toHaveAccessibleName('Costo total: de UF 2.418,9312 a 8 años hasta UF 3.780,0000 a 30 años');
  });

  it('draws bars in proportion', () => {
    draw(<Comparison {...READY} />);
    const heights = [...(screen.getAllByRole('img')[0]?.querySelectorAll('rect') ?? [])].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    expect((heights[4] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(469290 / 1030071, 6);
  });

  it('answers in its titles only what the numbers say', () => {
    const { rerender } = draw(<Comparison {...READY} />);
    expect(screen.getByText('A más años, menor dividendo')).toBeVisible();
    expect(screen.getByText('A más años, mayor costo total')).toBeVisible();
    rerender(<Comparison {...READY} terms={[...TERMS].reverse()} />);
    expect(screen.queryByText('A más años, menor dividendo')).toBeNull();
    expect(screen.queryByText('A más años, mayor costo total')).toBeNull();
  });

  it('gives the reason of a forbidden term and draws no bar for it', () => {
    draw(<Comparison {...READY} terms={forbid(30)} />);
    expect(within(rowOf(30)).getByText(REASON)).toBeVisible();
    expect(screen.getAllByRole('img')[0]?.querySelectorAll('rect')).toHaveLength(5);
  });

  it('names the one rate, or each of them where they differ', () => {
    const { rerender } = draw(<Comparison {...READY} />);
    expect(screen.getByText(/Mismo crédito de UF 2\.000, misma tasa de 4,50\s%\./)).toBeVisible();
    expect(screen.queryByText(/^al /)).toBeNull();
    const varied = TERMS.map((term, index) =>
      index === 0 && term.row !== null ? { ...term, row: { ...term.row, Tasa: 4.1 } } : term,
    );
    rerender(<Comparison {...READY} terms={varied} />);
    expect(screen.getByText(/con la tasa sugerida para cada plazo/)).toBeVisible();
    expect(within(rowOf(8)).getByText('al 4,10 %')).toBeVisible();
  });

  it.each([
    [22, 'Tu plazo de 22 años queda entre 20 y 25 años.'],
    [5, 'Tu plazo de 5 años queda bajo 8 años.'],
    [40, 'Tu plazo de 40 años queda sobre 30 años.'],
  ])('says between which terms one of %i years is', (years, text) => {
    draw(<Comparison {...READY} years={years} />);
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });

  it('says that it failed and lets try again', async () => {
    const onRetry = jest.fn();
    draw(
      <Comparison
        {...READY}
        status="failed"
        terms={null}
        message="El servicio no responde."
        onRetry={onRetry}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('El servicio no responde.');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('waits for what draws the terms', async () => {
    draw(<Comparison {...READY} />, false);
    expect(screen.getByRole('status')).toHaveTextContent('Comparando plazos…');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('announces that it is loading', () => {
    draw(<Comparison {...READY} status="loading" terms={null} />);
    expect(screen.getByRole('status')).toHaveTextContent('Comparando plazos…');
  });
});
