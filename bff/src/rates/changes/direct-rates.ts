import type { RateBook, RateChange } from '@simulador/contracts/rates/rate-book';
import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import type { NewRateDto } from '../book/rate-tables.dto.ts';
import type { RateTablesReader } from '../book/rate-tables.ts';

/** Returns the changes to new values, by rate id. Rates that already have their value are left out. */
export const changesOf = (book: RateBook, values: ReadonlyMap<number | null, number | null>): RateChange[] =>
  book.rates
    .filter(({ id, rate }) => values.has(id) && values.get(id) !== rate)
    .map((rate) => changeOf(rate, values.get(rate.id) ?? null));

/** Returns the changes that add rates to existing ranges. */
export async function newRates(
  tables: RateTablesReader,
  added: readonly NewRateDto[],
): Promise<readonly RateChange[]> {
  const { value: periods } = await tables.rows('RangePeriod');
  const { value: amounts } = await tables.rows('RangeAmount');
  return added.map(({ product, loan_use, real_estate_type, range_period, range_amount, rate: value }) => {
    const { min_years = 0, max_years = 0 } = periods.find(({ id }) => id === range_period) ?? {};
    const { min_amount = 0, max_amount = 0 } = amounts.find(({ id }) => id === range_amount) ?? {};
    const cell = { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
    return { ...cell, rate: null, from: null, value };
  });
}
