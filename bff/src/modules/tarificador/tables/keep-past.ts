import type { EntityManager } from 'typeorm';
import { HELD_RATES, KEEP_PAST } from './rate-queries.ts';

/** Runs a change of rows, and stores the former values of all affected rates of their products. */
export async function keepingPast(
  manager: EntityManager,
  now: Date,
  rows: readonly object[],
  work: () => Promise<unknown>,
): Promise<void> {
  const products = rows.flatMap((row) =>
    'product' in row && row.product !== undefined ? [row.product] : [],
  );
  const [before]: { held: string }[] = await manager.query(HELD_RATES, [now, products]);
  await work();
  await manager.query(KEEP_PAST, [now, products, before?.held]);
}
