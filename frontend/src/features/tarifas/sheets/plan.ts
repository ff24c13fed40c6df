/** Planned rates of a draft, cell by cell, as they are edited in the grid. See docs/rules.md R597. */
import {
  cellKey,
  type PricedRate,
  type RateCell,
  type RateChange,
} from '@simulador/contracts/domain/rates/rate-book';

/** A cell's planned rate, annual percent; null for none. */
export interface PlannedCell {
  readonly cell: RateCell;
  readonly value: number | null;
}

/** Planned cells that differ from the rates in force, by their keys. */
export type Plan = ReadonlyMap<string, PlannedCell>;

/** The rates in force, by the keys of their cells. */
export type Present = ReadonlyMap<string, PricedRate>;

export const presentOf = (rates: readonly PricedRate[]): Present =>
  new Map(rates.map((rate) => [cellKey(rate), rate]));

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

/** The rate of a cell as planned, or as it is. */
export function plannedAt(plan: Plan, present: Present, cell: RateCell): number | null {
  const key = cellKey(cell);
  const planned = plan.get(key);
  return planned ? planned.value : (present.get(key)?.rate ?? null);
}

/** The plan with other values; a cell that gets the rate in force is planned no more. */
export function withCells(plan: Plan, present: Present, cells: readonly PlannedCell[]): Plan {
  const next = new Map(plan);
  for (const { cell, value } of cells) {
    const key = cellKey(cell);
    if ((present.get(key)?.rate ?? null) === value) next.delete(key);
    else next.set(key, { cell: cellOf(cell), value });
  }
  return next;
}

/** Returns the plan as the BFF takes it: rates by their ids, new ones by their cells. */
export const wantedOf = (plan: Plan, present: Present) =>
  [...plan].map(([key, { cell, value }]) => {
    const id = present.get(key)?.id;
    return id === undefined || id === null ? { ...cell, value } : { rate: id, value };
  });

/** Returns the plan as changes, which the domain validates. */
export const changesOf = (plan: Plan, present: Present): RateChange[] =>
  [...plan].map(([key, { cell, value }]) => {
    const there = present.get(key);
    return { ...cell, rate: there?.id ?? null, from: there?.rate ?? null, value };
  });

const RATE = /^\d{1,2}(?:[.,]\d{1,4})?$/;

/** Reads what is typed or pasted for a rate: `4,15`, `4.15 %`; null for nothing, undefined for anything else. */
export function readRate(text: string): number | null | undefined {
  const trimmed = text.replaceAll('\u00a0', ' ').replace(/%\s*$/, '').trim();
  if (trimmed === '' || trimmed === '—') return null;
  return RATE.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

const OFFSET = /^[+−-]?\d{1,2}(?:[.,]\d{1,2})?$/;

/** Reads an offset in percentage points: `+0,15`, `-0.1`; undefined for anything else. */
export function readOffset(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return OFFSET.test(trimmed) ? Number(trimmed.replace('−', '-').replace(',', '.')) : undefined;
}

const HUNDREDTHS = 100;
/** In steps of 0.01, without the noise of binary fractions. */
export const shifted = (annualPct: number, offset: number): number =>
  Math.round((annualPct + offset) * HUNDREDTHS) / HUNDREDTHS;

/** The cells of a block that was copied in a spreadsheet. */
export const readBlock = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));

/** Returns the changes that a block pasted at a cell of a grid plans. Texts that are not rates and cells beyond the grid are left out. */
export function pastedCells(
  grid: readonly (readonly RateCell[])[],
  [row, column]: readonly [row: number, column: number],
  block: readonly (readonly string[])[],
): PlannedCell[] {
  return block.flatMap((line, down) =>
    line.flatMap((text, right): PlannedCell[] => {
      const cell = grid[row + down]?.[column + right];
      const value = readRate(text);
      return cell && value !== undefined && value !== null ? [{ cell, value }] : [];
    }),
  );
}

/** Copies the planned rates of some cells to others, each with an offset; a cell without a rate copies nothing. */
export function copiedCells(
  plan: Plan,
  present: Present,
  pairs: readonly (readonly [from: RateCell, to: RateCell])[],
  offset: number,
): PlannedCell[] {
  return pairs.flatMap(([from, to]): PlannedCell[] => {
    const value = plannedAt(plan, present, from);
    return value === null ? [] : [{ cell: to, value: shifted(value, offset) }];
  });
}

type Bounds = Partial<Pick<RateCell, 'min_years' | 'max_years' | 'min_amount' | 'max_amount'>>;

/** All cells of a product in a range of amounts, or of years, that have a rate by the plan. */
export function ratesOfRange(
  plan: Plan,
  present: Present,
  product: number,
  range: Bounds,
): readonly RateCell[] {
  const all = new Map<string, RateCell>([
    ...[...present].map(([key, rate]): [string, RateCell] => [key, cellOf(rate)]),
    ...[...plan].map(([key, { cell }]): [string, RateCell] => [key, cell]),
  ]);
  return [...all.values()].filter(
    (cell) =>
      cell.product === product &&
      Object.entries(range).every(([name, bound]) => cell[name as keyof RateCell] === bound) &&
      plannedAt(plan, present, cell) !== null,
  );
}
