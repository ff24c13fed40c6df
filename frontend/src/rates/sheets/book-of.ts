import type { PricedRate, ProductRange, RateBook } from '@simulador/contracts/rates/rate-book';
import type { RateTables } from '../tarifas/use-rate-tables.ts';

/** Returns the rates with the bounds of their ranges. */
export function bookOf({ rates, periods, amounts }: RateTables): RateBook {
  const periodOf = new Map(periods.map((period) => [period.id, period]));
  const amountOf = new Map(amounts.map((amount) => [amount.id, amount]));
  return {
    rates: rates.flatMap((rate): PricedRate[] => {
      const period = periodOf.get(rate.range_period);
      const amount = amountOf.get(rate.range_amount);
      if (!period || !amount) return [];
      return [
        {
          id: rate.id,
          product: rate.product,
          rate: rate.rate,
          loan_use: rate.loan_use,
          real_estate_type: rate.real_estate_type,
          min_years: period.min_years,
          max_years: period.max_years,
          min_amount: amount.min_amount,
          max_amount: amount.max_amount,
        },
      ];
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
