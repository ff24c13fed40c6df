import type { EntityManager } from 'typeorm';
import { RATES_BEFORE_CHANGE, STORE_PAST_RATES } from './rate-queries.ts';

/** Runs a change of rows, and stores the former values of all affected rates of their products. */
export async function storingPastRates(
  manager: EntityManager,
  now: Date,
  rows: readonly object[],
  work: () => Promise<unknown>,
): Promise<void> {
  const products = rows.flatMap((row) =>
    'product' in row && row.product !== undefined ? [row.product] : [],
  );
  const [before]: { stored: string }[] = await manager.query(RATES_BEFORE_CHANGE, [now, products]);
  await work();
  await manager.query(STORE_PAST_RATES, [now, products, before?.stored]);
}
