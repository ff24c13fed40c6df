import type { ReactNode } from 'react';
import { formatRate } from '@simulador/contracts/platform/format';
import type { RateCell } from '@simulador/contracts/rates/rate-book';
import { describeAmounts, describeYears, nameOf } from '../tarifas/describe.ts';
import type { MaximumOf, RateTables } from '../tarifas/use-rate-tables.ts';
import type { Plan } from './plan.ts';
import type { Place } from './value-cell.tsx';

export type Use = Pick<RateCell, 'product' | 'loan_use' | 'real_estate_type'>;

export interface RateGridProps {
  tables: RateTables;
  plan: Plan;
  /** Returns the rate of a cell that counts for the distance from the TMC; null for none. */
  rateAt: (cell: RateCell) => number | null;
  use: Use;
  maximumOf: MaximumOf;
  isOutdated?: boolean;
  /** Renders a cell. Its place is that in `cells`. */
  children: (cell: RateCell, place: Place, cells: readonly (readonly RateCell[])[]) => ReactNode;
}

const HEAD = 'h-8.5 px-3 text-left font-semibold text-ink-2 cards:px-1';
const FIGURE = `${HEAD} border-t border-l border-line text-right cards:h-10 cards:font-normal`;
const ROW = 'border-t border-line px-4 text-left whitespace-nowrap text-ink cards:px-2';

/** Grid of years by amounts, with the TMC of each column and what is left below it. See docs/rules.md R905. */
export function RateGrid(props: RateGridProps) {
  const { tables, plan, rateAt, use, maximumOf, isOutdated, children } = props;
  const { years, amounts } = rangesOf(use.product, tables, plan);
  const cells = years.map((period) => amounts.map((amount): RateCell => ({ ...use, ...period, ...amount })));
  const name = [
    nameOf(tables.products, use.product),
    nameOf(tables.loanUses, use.loan_use),
    nameOf(tables.realEstateTypes, use.real_estate_type),
  ].join(', ');
  const maximums = amounts.map((amount) => maximumOf({ ...use, ...amount }));
  return (
    <div className="@container/table overflow-x-auto">
      <table
        role="grid"
        aria-label={`Tasas anuales de ${name}`}
        aria-busy={isOutdated || undefined}
        className="num w-full table-fixed border-separate border-spacing-0 text-14"
      >
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} w-30 border-t border-line pl-4 cards:w-17 cards:pl-2`}>
              Plazo
            </th>
            {amounts.map((amount) => (
              <th key={describeAmounts(amount)} scope="col" className={FIGURE}>
                <span className="cards:sr-only">UF </span>
                {describeAmounts(amount)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, at) => (
            <tr key={row[0] && describeYears(row[0])}>
              <th scope="row" className={ROW}>
                {row[0] && describeYears(row[0])}
                <span className="cards:sr-only"> años</span>
              </th>
              {row.map((cell, column) => children(cell, [at, column], cells))}
            </tr>
          ))}
        </tbody>
        <tfoot className="bg-ground">
          <tr>
            <th scope="row" className={`${ROW} h-8.5 font-normal`}>
              TMC
            </th>
            {maximums.map((maximum, column) => (
              <td key={column} className="border-t border-l border-line px-3 text-right cards:px-1">
                <Maximum
                  maximum={maximum}
                  rates={cells.flatMap((row) => (row[column] ? [rateAt(row[column])] : []))}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** TMC of a column, and the distance of its highest rate. */
function Maximum({ maximum, rates }: { maximum: number | null; rates: readonly (number | null)[] }) {
  if (maximum === null) return '—';
  const known = rates.flatMap((rate) => rate ?? []);
  const left = Number((maximum - Math.max(...known)).toFixed(2));
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-2">
      <small className={left < 0 ? 'text-14 font-semibold text-bad' : 'text-14 text-ink-2'}>
        {known.length > 0 && `${left < 0 ? 'pasa' : 'quedan'} ${formatRate(Math.abs(left))}`}
      </small>
      <span className="ml-auto">{formatRate(maximum)}</span>
    </span>
  );
}

type Years = Pick<RateCell, 'min_years' | 'max_years'>;
type Amounts = Pick<RateCell, 'min_amount' | 'max_amount'>;

/** Returns the bounds of a product's existing and planned ranges, in order. */
function rangesOf(
  product: number,
  { periods, amounts }: RateTables,
  plan: Plan,
): { readonly years: readonly Years[]; readonly amounts: readonly Amounts[] } {
  const planned = [...plan.values()].filter(({ cell, value }) => cell.product === product && value !== null);
  const isOwn = (range: { product: number }): boolean => range.product === product;
  const years = new Map<string, Years>();
  const ufs = new Map<string, Amounts>();
  for (const { min_years, max_years } of [...periods.filter(isOwn), ...planned.map(({ cell }) => cell)])
    years.set(`${min_years} ${max_years}`, { min_years, max_years });
  for (const { min_amount, max_amount } of [...amounts.filter(isOwn), ...planned.map(({ cell }) => cell)])
    ufs.set(`${min_amount} ${max_amount}`, { min_amount, max_amount });
  return {
    years: [...years.values()].sort((one, other) => one.min_years - other.min_years),
    amounts: [...ufs.values()].sort((one, other) => one.min_amount - other.min_amount),
  };
}
