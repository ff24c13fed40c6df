import { useIsFetching, useQueries } from '@tanstack/react-query';
import { proposalsQuery, type Proposals } from './proposal-data.ts';
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

/** Tables that rates refer to. */
export interface RateTables {
  readonly products: readonly Product[];
  readonly periods: readonly RangePeriod[];
  readonly amounts: readonly RangeAmount[];
  readonly loanUses: readonly LoanUse[];
  readonly realEstateTypes: readonly RealEstateType[];
  readonly rates: readonly Rate[];
  /** Way in which changes take effect. */
  readonly changes: Pick<Proposals, 'approval' | 'rates'>;
}

/** Queries of the rate tables. `tables` is null until all are loaded. */
export function useRateTables() {
  const queries = useQueries({
    queries: [
      productsQuery,
      rangePeriodsQuery,
      rangeAmountsQuery,
      loanUsesQuery,
      realEstateTypesQuery,
      ratesQuery,
      proposalsQuery,
    ],
  });
  const [products, periods, amounts, loanUses, realEstateTypes, rates, proposals] = queries;
  const isThere =
    products.data &&
    periods.data &&
    amounts.data &&
    loanUses.data &&
    realEstateTypes.data &&
    rates.data &&
    proposals.data;
  const tables: RateTables | null = isThere
    ? {
        products: products.data,
        periods: periods.data,
        amounts: amounts.data,
        loanUses: loanUses.data,
        realEstateTypes: realEstateTypes.data,
        rates: rates.data,
        changes: proposals.data,
      }
    : null;
  return { tables, queries };
}

/** Returns true while rows are outdated after a change and being refetched. See docs/rules.md R470. */
export const useIsOutdated = (): boolean => useIsFetching(OUTDATED) > 0;
