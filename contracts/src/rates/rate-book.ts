/** Rates of the bank with their ranges, as an immutable value to which changes are applied. See docs/rules.md R352. */
import type { Range } from './ranges.ts';

/** Cell of the rate tables, which has at most one rate. Wire names; years, UF. */
export interface RateCell {
  readonly product: number;
  readonly loan_use: number;
  readonly real_estate_type: number;
  readonly min_years: number;
  readonly max_years: number;
  readonly min_amount: number;
  readonly max_amount: number;
}

/** Rate, annual percent; `id` is null for a planned rate. */
export interface PricedRate extends RateCell {
  readonly id: number | null;
  readonly rate: number;
}

/** Range of a product, in years (`period`) or in UF (`amount`). */
export interface ProductRange extends Range {
  readonly product: number;
  readonly kind: 'period' | 'amount';
}

export interface RateBook {
  readonly rates: readonly PricedRate[];
  /** Ranges, including those without rates. */
  readonly ranges: readonly ProductRange[];
}

/** Planned change, annual percent, of the rate with the id `rate`; if null, of a cell without a rate. */
export interface RateChange extends RateCell {
  readonly rate: number | null;
  /** Rate when the change was written; null for a new rate. */
  readonly from: number | null;
  /** Null deletes the rate. */
  readonly value: number | null;
}

export const cellKey = (cell: RateCell): string =>
  [
    ...[cell.product, cell.loan_use, cell.real_estate_type],
    ...[cell.min_years, cell.max_years, cell.min_amount, cell.max_amount],
  ].join(' ');

const rangesOf = (cell: RateCell): readonly ProductRange[] => [
  { product: cell.product, kind: 'period', min: cell.min_years, max: cell.max_years },
  { product: cell.product, kind: 'amount', min: cell.min_amount, max: cell.max_amount },
];
const rangeKey = ({ product, kind, min, max }: ProductRange): string => [product, kind, min, max].join(' ');

/** Returns a function that finds the current rate of a change; undefined if there is none. */
export function presentRates({ rates }: RateBook): (change: RateChange) => PricedRate | undefined {
  const byId = new Map(rates.map((rate) => [rate.id, rate]));
  const byCell = new Map(rates.map((rate) => [cellKey(rate), rate]));
  return (change) => (change.rate === null ? byCell.get(cellKey(change)) : byId.get(change.rate));
}

/** Returns the ranges of changed rates, each once, without some others. */
const rangesWithout = (changes: readonly RateChange[], others: readonly ProductRange[]) => {
  const left = new Map(changes.flatMap(rangesOf).map((range) => [rangeKey(range), range]));
  for (const other of others) left.delete(rangeKey(other));
  return [...left.values()];
};

/** Returns the ranges of new rates that are not in the book. */
export const addedRanges = (book: RateBook, changes: readonly RateChange[]): readonly ProductRange[] =>
  rangesWithout(
    changes.filter(({ rate, value }) => rate === null && value !== null),
    book.ranges,
  );

/** Returns the ranges whose last rate the changes delete. */
export const emptiedRanges = (book: RateBook, changes: readonly RateChange[]): readonly ProductRange[] =>
  rangesWithout(
    changes.filter(({ value }) => value === null),
    ratesAfter(book, changes).flatMap(rangesOf),
  );

/** Returns the book after changes, with the ranges that new rates need and without those that have lost all of their rates. */
export function bookAfter(book: RateBook, changes: readonly RateChange[]): RateBook {
  const emptied = new Set(emptiedRanges(book, changes).map(rangeKey));
  return {
    rates: ratesAfter(book, changes),
    ranges: [...book.ranges.filter((range) => !emptied.has(rangeKey(range))), ...addedRanges(book, changes)],
  };
}

function ratesAfter({ rates }: RateBook, changes: readonly RateChange[]): readonly PricedRate[] {
  const ofRates = new Map(changes.filter(({ rate }) => rate !== null).map((each) => [each.rate, each]));
  const ofCells = new Map(changes.filter(({ rate }) => rate === null).map((each) => [cellKey(each), each]));
  const existing = rates.flatMap((rate): PricedRate[] => {
    const change = ofRates.get(rate.id) ?? ofCells.get(cellKey(rate));
    if (change === undefined) return [rate];
    return change.value === null ? [] : [{ ...rate, rate: change.value }];
  });
  const cells = new Set(existing.map(cellKey));
  const added = [...ofCells].flatMap(([key, { value, rate: _rate, from: _from, ...cell }]): PricedRate[] =>
    value === null || cells.has(key) ? [] : [{ ...cell, id: null, rate: value }],
  );
  return [...existing, ...added];
}
