import { useIsFetching, useQueries } from '@tanstack/react-query';
import type { RateCell } from '@simulador/contracts/rates/rate-book';
import { together, type Together } from '#shared/ui/feedback/query-part.tsx';
import { priceApprovalQuery, RATE_TABLES, type PriceApproval } from '#shared/office/price-approval.ts';
import {
  coverageQuery,
  loanUsesQuery,
  maximumAt,
  productsQuery,
  rangeAmountsQuery,
  rangePeriodsQuery,
  ratesQuery,
  realEstateTypesQuery,
  type LoanUse,
  type Product,
  type RangeAmount,
  type RangePeriod,
  type Rate,
  type RealEstateType,
} from './rate-data.ts';

export const NOT_LOADED = 'No pudimos cargar las tarifas. Inténtelo de nuevo en unos minutos.';

export interface RateTables {
  readonly products: readonly Product[];
  readonly periods: readonly RangePeriod[];
  readonly amounts: readonly RangeAmount[];
  readonly loanUses: readonly LoanUse[];
  readonly realEstateTypes: readonly RealEstateType[];
  readonly rates: readonly Rate[];
  /** Way in which changes take effect. */
  readonly changes: Pick<PriceApproval, 'approval' | 'rates'>;
}

export function useRateTables(): Together<RateTables> {
  const { data, queries } = together(
    useQueries({
      queries: [
        productsQuery,
        rangePeriodsQuery,
        rangeAmountsQuery,
        loanUsesQuery,
        realEstateTypesQuery,
        ratesQuery,
        priceApprovalQuery,
      ],
    }),
  );
  if (data === undefined) return { data, queries };
  const [products, periods, amounts, loanUses, realEstateTypes, rates, changes] = data;
  return { data: { products, periods, amounts, loanUses, realEstateTypes, rates, changes }, queries };
}

/** Returns true while rows are outdated after a change and being refetched. See docs/rules.md R470. */
export const useIsOutdated = (): boolean =>
  useIsFetching({ queryKey: [RATE_TABLES], predicate: ({ state }) => state.isInvalidated }) > 0;

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
