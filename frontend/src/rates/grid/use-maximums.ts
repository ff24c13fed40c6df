import { useQueries } from '@tanstack/react-query';
import type { RateCell } from '@simulador/contracts/rates/rate-book';
import { coverageQuery, maximumAt } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';

/** Highest rate of a cell by the TMC of its amounts, annual percent; null if none is known. */
export type MaximumOf = (cell: Pick<RateCell, 'product' | 'min_amount' | 'max_amount'>) => number | null;

/** Returns the highest rates of some products. */
export function useMaximums(products: readonly number[], { amounts }: RateTables): MaximumOf {
  const coverages = useQueries({ queries: products.map(coverageQuery) });
  return ({ product, min_amount: min, max_amount: max }) => {
    const coverage = coverages[products.indexOf(product)]?.data;
    const range = amounts.find(
      (each) => each.product === product && each.min_amount === min && each.max_amount === max,
    );
    return range ? maximumAt(coverage, range.id) : null;
  };
}
