import { useIsFetching, useQueries } from '@tanstack/react-query';
import { together, type Together } from '#shared/ui/feedback/together.ts';
import { priceApprovalQuery, type PriceApproval } from '#shared/office/price-approval.ts';
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
export const useIsOutdated = (): boolean => useIsFetching(OUTDATED) > 0;
