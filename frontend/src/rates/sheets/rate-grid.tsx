import type { ReactNode, Ref } from 'react';
import { formatRate } from '@simulador/contracts/platform/format';
import type { RateCell } from '@simulador/contracts/rates/rate-book';
import { classNames } from '#shared/ui/class-names.ts';
import { describeAmounts, describeYears } from '../tarifas/describe.ts';
import type { Product } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { rangesOf } from './grid-ranges.ts';
import { plannedAt, type Plan, type Present } from './plan.ts';
import type { MaximumOf } from './use-maximums.ts';
import styles from './rate-grid.module.css';

export type CellPosition = readonly [row: number, column: number];
export type RateGridCells = readonly (readonly RateCell[])[];

export interface RateGridProps {
  tables: RateTables;
  plan: Plan;
  present: Present;
  product: Product;
  chosen: Pick<RateCell, 'product' | 'loan_use' | 'real_estate_type'>;
  maximumOf: MaximumOf;
  /** Returns true for a cell that is shown with its row though only rows that change are. */
  isShown: (cell: RateCell) => boolean;
  /** Text in place of the grid of a product without ranges. */
  empty: string;
  body?: Ref<HTMLTableSectionElement>;
  /** Renders a cell, a `td`. Its position is that among the shown rows. */
  children: (cell: RateCell, position: CellPosition, shown: RateGridCells) => ReactNode;
}

/** Grid of years by amounts, with the highest planned rate of each column and its distance from the TMC. See docs/rules.md R905. */
export function RateGrid(props: RateGridProps) {
  const { tables, plan, present, product, chosen, maximumOf, isShown, empty, body, children } = props;
  const { years, amounts } = rangesOf(product.id, tables, plan);
  const grid = years.map((period) =>
    amounts.map((amount): RateCell => ({ ...chosen, ...period, ...amount })),
  );
  const shown = grid.filter((row) => row.some(isShown));
  const highest = amounts.map((_amount, column) => {
    const rates = grid.flatMap((row) => (row[column] && plannedAt(plan, present, row[column])) ?? []);
    return rates.length === 0 ? null : Math.max(...rates);
  });
  if (years.length === 0 || amounts.length === 0) return <p className={styles['none']}>{empty}</p>;
  return (
    <div className={styles['scroll']} role="region" aria-label="Tarifas por años y monto" tabIndex={0}>
      <table className={`${styles['grid']} num`}>
        <caption className="sr-only">{`Tasa por rango de tiempo y rango de monto, ${product.name}`}</caption>
        <thead>
          <tr>
            <th scope="col">Años y UF</th>
            {amounts.map((amount) => (
              <th key={describeAmounts(amount)} scope="col">
                {describeAmounts(amount)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.length === 0 && (
            <tr>
              <td className={styles['same']} colSpan={amounts.length + 1}>
                Aquí no cambia ninguna tarifa.
              </td>
            </tr>
          )}
          {shown.map((row, at) => (
            <tr key={row[0] && describeYears(row[0])}>
              <th scope="row">{row[0] && describeYears(row[0])}</th>
              {row.map((cell, column) => children(cell, [at, column], shown))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Mayor tasa</th>
            {highest.map((rate, column) => (
              <td key={column}>{rate === null ? '—' : formatRate(rate)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">TMC vigente</th>
            {highest.map((rate, column) => (
              <MaximumCell
                key={column}
                rate={rate}
                maximum={amounts[column] ? maximumOf({ product: product.id, ...amounts[column] }) : null}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface MaximumCellProps {
  /** Highest planned rate of the column, annual percent. */
  rate: number | null;
  maximum: number | null;
}

/** TMC of a column's amounts, and how much its highest rate is below it or above. */
function MaximumCell({ rate, maximum }: MaximumCellProps) {
  if (maximum === null) return <td>—</td>;
  const left = rate === null ? null : Math.round((maximum - rate) * 100) / 100;
  return (
    <td className={classNames(styles['maximum'], left !== null && left < 0 && styles['over'])}>
      {left !== null && (
        <small>{left < 0 ? `la pasa en ${formatRate(-left)}` : `quedan ${formatRate(left)}`}</small>
      )}{' '}
      <b>{formatRate(maximum)}</b>
    </td>
  );
}

export interface PlannedLook {
  isPlanned: boolean;
  /** True if the value was typed and is not that of the sheet's adjustments. */
  isByHand: boolean;
  isFaulty?: boolean;
}

/** Returns the class of a cell by how its rate changes. */
export const cellClass = ({ isPlanned, isByHand, isFaulty = false }: PlannedLook): string | undefined =>
  classNames(isPlanned && styles['planned'], isByHand && styles['hand'], isFaulty && styles['fault']);

export interface ReadCellProps {
  /** Planned rate; without one, the rate in force. */
  value: number | null;
  /** Rate that the change was written for; null for none. */
  before: number | null;
  isPlanned: boolean;
  isByHand: boolean;
}

/** Cell of a sheet that can't be edited: its rate, and the former one of a change. */
export function ReadCell({ value, before, isPlanned, isByHand }: ReadCellProps) {
  return (
    <td className={cellClass({ isPlanned, isByHand })}>
      <span className={styles['pair']}>
        {isPlanned && <Former before={before} isByHand={isByHand} />}
        <b>{value === null ? '—' : formatRate(value)}</b>
      </span>
    </td>
  );
}

interface FormerProps {
  id?: string | undefined;
  before: number | null;
  isByHand: boolean;
}

/** Former rate of a changed cell, before an arrow. */
export function Former({ id, before, isByHand }: FormerProps) {
  return (
    <small id={id}>
      {before === null ? (
        'nueva'
      ) : (
        <>
          <span className="sr-only">antes </span>
          {formatRate(before)}
          <span className="sr-only">{'\u00a0%'}</span>
        </>
      )}
      {isByHand && <span className="sr-only">, a mano</span>}
      {before !== null && <i aria-hidden="true">→</i>}
    </small>
  );
}
