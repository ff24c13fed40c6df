import type { ProductRange, RateBook } from '@simulador/contracts/rates/rate-book';
import { rangedCell } from './ranged-cell.ts';
import type { RateTables } from './use-rate-tables.ts';

/** Returns the rates with the bounds of their ranges. */
export function bookOf(tables: RateTables): RateBook {
  const { rates, periods, amounts } = tables;
  return {
    rates: rates.flatMap((stored) => {
      const { id, rate } = stored;
      const cell = rangedCell(stored, tables);
      return cell ? [{ ...cell, id, rate }] : [];
    }),
    ranges: [
      ...periods.map(({ product, min_years: min, max_years: max }): ProductRange => ({
        product,
        kind: 'period',
        min,
        max,
      })),
      ...amounts.map(({ product, min_amount: min, max_amount: max }): ProductRange => ({
        product,
        kind: 'amount',
        min,
        max,
      })),
    ],
  };
}
