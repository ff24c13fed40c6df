import type { PricedRate, ProductRange, RateBook } from '@simulador/contracts/rates/rate-book';
import type { EntityManager } from 'typeorm';
import { RATES_IN_FORCE } from './rate-queries.ts';

const RANGES = `
  SELECT product_id AS product, 'period' AS kind, min_years AS min, max_years AS max FROM range_periods
  UNION ALL
  SELECT product_id, 'amount', min_amount_uf::float8, max_amount_uf::float8 FROM range_amounts`;

/** Returns the rates in force at an instant, with the current ranges. */
export async function rateBookOf(manager: EntityManager, at: Date): Promise<RateBook> {
  const rates: PricedRate[] = await manager.query(RATES_IN_FORCE, [at]);
  const ranges: ProductRange[] = await manager.query(RANGES);
  return { rates, ranges };
}
