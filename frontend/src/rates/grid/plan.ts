/** A draft's planned rates by cell, as edited in the grid. See docs/rules.md R597. */
import {
  cellKey,
  type PricedRate,
  type RateCell,
  type RateChange,
} from '@simulador/contracts/rates/rate-book';
import { newTableRateRule } from '@simulador/contracts/calculation/rules/table-rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { readTyped } from '#shared/ui/amounts/use-amount-text.ts';
import type { NewRate } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';

/** Planned rate of a cell, annual percent; null for none. */
export interface PlannedCell {
  readonly cell: RateCell;
  readonly value: number | null;
}

/** Cells whose planned rate differs from the rate in force, by key. */
export type Plan = ReadonlyMap<string, PlannedCell>;

/** Rates in force, by the keys of their cells. */
export type Present = ReadonlyMap<string, PricedRate>;

/** Returns the cell of a stored or new rate; null if one of its ranges is gone. */
export function rangedCell(rate: NewRate, { periods, amounts }: RateTables): RateCell | null {
  const period = periods.find(({ id }) => id === rate.range_period);
  const amount = amounts.find(({ id }) => id === rate.range_amount);
  return period && amount ? cellOf({ ...rate, ...period, ...amount, product: rate.product }) : null;
}

export const presentOf = (tables: RateTables): Present =>
  new Map(
    tables.rates.flatMap((stored) => {
      const cell = rangedCell(stored, tables);
      return cell ? [[cellKey(cell), { ...cell, id: stored.id, rate: stored.rate }] as const] : [];
    }),
  );

export const cellOf = ({ product, loan_use, real_estate_type, ...bounds }: RateCell): RateCell => ({
  product,
  loan_use,
  real_estate_type,
  min_years: bounds.min_years,
  max_years: bounds.max_years,
  min_amount: bounds.min_amount,
  max_amount: bounds.max_amount,
});

export const planOf = (changes: readonly RateChange[]): Plan =>
  new Map(changes.map((change) => [cellKey(change), { cell: cellOf(change), value: change.value }]));

/** Returns the cell's planned rate, else its rate in force. */
export function plannedAt(plan: Plan, present: Present, cell: RateCell): number | null {
  const key = cellKey(cell);
  const planned = plan.get(key);
  return planned ? planned.value : (present.get(key)?.rate ?? null);
}

/** Returns the plan with other values. A cell whose value equals the rate in force leaves the plan. */
export function withCells(plan: Plan, present: Present, cells: readonly PlannedCell[]): Plan {
  const next = new Map(plan);
  for (const { cell, value } of cells) {
    const key = cellKey(cell);
    if ((present.get(key)?.rate ?? null) === value) next.delete(key);
    else next.set(key, { cell: cellOf(cell), value });
  }
  return next;
}

/** Returns the plan in the BFF's format: existing rates by id, new ones by cell. */
export const wantedOf = (plan: Plan, present: Present) =>
  [...plan].map(([key, { cell, value }]) => {
    const id = present.get(key)?.id;
    return id === undefined || id === null ? { ...cell, value } : { rate: id, value };
  });

/** Reads a rate: `4,15`, `4.15 %`; null for an empty text, undefined for anything else. */
export function readRate(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '—') return null;
  const rate = readTyped(trimmed, 'percent', 4)?.typed;
  return rate !== undefined && rate >= 0 && hasDecimals(rate, 4) ? rate : undefined;
}

/** Returns why a rate can't be sent; null if it can. @param annualPct null for none, undefined for a text that is no rate */
export function rateFault(annualPct: number | null | undefined, maximumPct: number | null): string | null {
  if (annualPct === undefined) return 'Escriba una tasa, como 4,15';
  const violation = annualPct === null ? null : newTableRateRule(annualPct, maximumPct);
  return violation && violationText(violation);
}

/** Reads an offset in percentage points: `+0,15`, `-0.1`; undefined for anything else. */
export function readOffset(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const points = readTyped(text, 'percent', 2)?.typed;
  return points !== undefined && hasDecimals(points, 2) ? points : undefined;
}

const hasDecimals = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === value;

/** Splits a block that was copied in a spreadsheet into cells. */
export const readBlock = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));

/** Returns the changes of a block that is pasted at a cell, and the texts that are no rates or lie outside the grid. Empty texts change nothing. */
export function pastedCells(
  grid: readonly (readonly RateCell[])[],
  [row, column]: readonly [row: number, column: number],
  block: readonly (readonly string[])[],
): { readonly cells: PlannedCell[]; readonly left: string[] } {
  const [cells, left]: [PlannedCell[], string[]] = [[], []];
  for (const [down, line] of block.entries())
    for (const [right, text] of line.entries()) {
      const cell = grid[row + down]?.[column + right];
      const value = readRate(text);
      if (value === null) continue;
      if (cell && value !== undefined) cells.push({ cell, value });
      else left.push(text.trim());
    }
  return { cells, left };
}

/** Returns all cells with a current or a planned rate. */
export function plannedCells(plan: Plan, present: Present): readonly RateCell[] {
  const all = new Map<string, RateCell>([
    ...[...present].map(([key, rate]): [string, RateCell] => [key, cellOf(rate)]),
    ...[...plan].map(([key, { cell }]): [string, RateCell] => [key, cell]),
  ]);
  return [...all.values()].filter((cell) => plannedAt(plan, present, cell) !== null);
}
