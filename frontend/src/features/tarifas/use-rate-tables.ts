import { useIsFetching, useQueries } from '@tanstack/react-query';
import {
  loanUsesQuery,
  OUTDATED,
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

/** All that a rate refers to. */
export interface RateTables {
  readonly products: readonly Product[];
  readonly periods: readonly RangePeriod[];
  readonly amounts: readonly RangeAmount[];
  readonly loanUses: readonly LoanUse[];
  readonly realEstateTypes: readonly RealEstateType[];
  readonly rates: readonly Rate[];
}

/** `tables` is null until all of them are there. */
export function useRateTables() {
  const queries = useQueries({
    queries: [
      productsQuery,
      rangePeriodsQuery,
      rangeAmountsQuery,
      loanUsesQuery,
      realEstateTypesQuery,
      ratesQuery,
    ],
  });
  const [products, periods, amounts, loanUses, realEstateTypes, rates] = queries;
  const isThere =
    products.data && periods.data && amounts.data && loanUses.data && realEstateTypes.data && rates.data;
  const tables: RateTables | null = isThere
    ? {
        products: products.data,
        periods: periods.data,
        amounts: amounts.data,
        loanUses: loanUses.data,
        realEstateTypes: realEstateTypes.data,
        rates: rates.data,
      }
    : null;
  return { tables, queries };
}

/** Whether rows are shown as they were before a change, while they are read again. See docs/rules.md R470. */
export const useIsOutdated = (): boolean => useIsFetching(OUTDATED) > 0;
