/** Warnings about a rate sheet, which do not prevent its publication. See docs/rules.md R594. */
import {
  bookAfter,
  cellKey,
  groupedBy,
  overlapsOf,
  type PricedRate,
  type RateBook,
  type RateCell,
  type RateChange,
  useKey,
} from './rate-book.ts';

/** Warning. `hole`: a cell has no rate; `overlap`: ranges overlap; `falling`: a longer term has a lower rate than a shorter one. */
export interface SheetWarning {
  readonly kind: 'hole' | 'overlap' | 'falling';
  /** Cell, or overlap of ranges; bounds that don't apply are 0. */
  readonly cell: RateCell;
}

type Use = Parameters<typeof useKey>[0];

/** Returns the warnings that the changes cause, without those that already existed. */
export function sheetWarnings(book: RateBook, changes: readonly RateChange[]): readonly SheetWarning[] {
  const after = bookAfter(book, changes);
  const before = new Set(warningsOf(book, changes).map(warningKey));
  const found = [...lostCells(after, changes), ...warningsOf(after, changes)].map(
    (warning): [string, SheetWarning] => [warningKey(warning), warning],
  );
  return [...new Map(found)].flatMap(([key, warning]) => (before.has(key) ? [] : [warning]));
}

/** Returns a warning for each deleted rate whose credits have no other rate, even if its range was deleted too. */
function lostCells(after: RateBook, changes: readonly RateChange[]): readonly SheetWarning[] {
  const rates = groupedBy(after.rates, useKey);
  return changes.flatMap(({ rate: _rate, from: _from, value, ...cell }): SheetWarning[] => {
    // The middle of a cell is in only one range of each kind.
    const amount = (cell.min_amount + cell.max_amount) / 2;
    const years = (cell.min_years + cell.max_years) / 2;
    const isPriced = rates
      .get(useKey(cell))
      ?.some(
        (rate) =>
          isWithin(years, rate.min_years, rate.max_years) &&
          isWithin(amount, rate.min_amount, rate.max_amount),
      );
    return value !== null || isPriced ? [] : [{ kind: 'hole', cell }];
  });
}

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value < max;

const warningKey = ({ kind, cell }: SheetWarning): string => `${kind} ${cellKey(cell)}`;

function warningsOf(book: RateBook, changes: readonly RateChange[]): readonly SheetWarning[] {
  const uses = new Map(changes.map((change) => [useKey(change), change as Use]));
  const rates = groupedBy(
    book.rates.filter((rate) => uses.has(useKey(rate))),
    useKey,
  );
  const products = new Set(changes.map(({ product }) => product));
  return [
    ...overlapsOf(book)
      .filter(({ product }) => products.has(product))
      .map(({ product, kind, min, max }): SheetWarning => ({
        kind: 'overlap',
        cell: {
          ...{ product, loan_use: 0, real_estate_type: 0 },
          ...{ min_years: 0, max_years: 0, min_amount: 0, max_amount: 0 },
          ...(kind === 'period' ? { min_years: min, max_years: max } : { min_amount: min, max_amount: max }),
        },
      })),
    ...[...uses].flatMap(([key, use]) => holesOf(use, book, rates.get(key) ?? [])),
    ...[...rates.values()].flatMap(fallsOf),
  ];
}

/** Returns a warning for each cell without a rate. */
function holesOf(
  { product, loan_use, real_estate_type }: Use,
  { ranges }: RateBook,
  rates: readonly PricedRate[],
): readonly SheetWarning[] {
  const there = new Set(rates.map(cellKey));
  const own = (kind: 'period' | 'amount') =>
    ranges.filter((range) => range.product === product && range.kind === kind);
  const cells = own('period').flatMap(({ min: min_years, max: max_years }) =>
    own('amount').map(({ min: min_amount, max: max_amount }): RateCell => ({
      ...{ product, loan_use, real_estate_type },
      ...{ min_years, max_years, min_amount, max_amount },
    })),
  );
  return cells.flatMap((cell) => (there.has(cellKey(cell)) ? [] : [{ kind: 'hole', cell }]));
}

/** Returns a warning for each rate below that of the next shorter term for the same amounts. */
function fallsOf(rates: readonly PricedRate[]): readonly SheetWarning[] {
  const byAmounts = groupedBy(rates, ({ min_amount, max_amount }) => `${min_amount} ${max_amount}`);
  return [...byAmounts.values()].flatMap((column) => {
    const sorted = [...column].sort((one, other) => one.min_years - other.min_years);
    return sorted.flatMap((rate, index): SheetWarning[] => {
      const shorter = sorted[index - 1];
      if (shorter === undefined || rate.rate >= shorter.rate) return [];
      const { id: _id, rate: _rate, ...cell } = rate;
      return [{ kind: 'falling', cell }];
    });
  });
}
