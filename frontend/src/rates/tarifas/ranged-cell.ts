import type { RateCell } from '@simulador/contracts/rates/rate-book';
import type { NewRate } from './rate-data.ts';
import type { RateTables } from './use-rate-tables.ts';

/** Returns the cell of a stored or new rate; null if one of its ranges is gone. */
export function rangedCell(rate: NewRate, { periods, amounts }: RateTables): RateCell | null {
  const period = periods.find(({ id }) => id === rate.range_period);
  const amount = amounts.find(({ id }) => id === rate.range_amount);
  if (!period || !amount) return null;
  const { product, loan_use, real_estate_type } = rate;
  return {
    product,
    loan_use,
    real_estate_type,
    min_years: period.min_years,
    max_years: period.max_years,
    min_amount: amount.min_amount,
    max_amount: amount.max_amount,
  };
}
