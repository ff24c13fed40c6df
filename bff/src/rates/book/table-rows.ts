/** Reads and writes rows of our rate tables in a transaction. The rates themselves change by changes/put-rates.ts. */
import type { EntityManager } from 'typeorm';
import { fresh } from '../../border/upstream/sourced.ts';
import { Problem } from '../../http/problem.ts';
import { STORE_LIMITS } from './rate-queries.ts';
import { RATE_TABLE_DEFINITIONS, type RateTableDefinition } from './rate-table-definitions.ts';
import { rateTableProblem, RATE_TABLE_SENTENCES } from './rate-table-problem.ts';
import { isRangeTable, type RateTable, type RateTablesReader, type Row } from './rate-tables.ts';
import { storingPastRates } from './stored-rates.ts';

const definitionOf = <T extends RateTable>(table: T): RateTableDefinition<T> =>
  RATE_TABLE_DEFINITIONS[table] as unknown as RateTableDefinition<T>;

/** Returns a reader of our tables at an instant. */
export const readBy = (manager: EntityManager, now: Date): RateTablesReader => ({
  rows: async (table) => fresh(await definitionOf(table).rows(manager, now), 'local'),
});

/** Returns rows in the order of the ids. @throws Problem 404 */
export async function rowsOf<T extends RateTable>(
  manager: EntityManager,
  now: Date,
  table: T,
  ids: readonly number[],
): Promise<Row<T>[]> {
  const rows = new Map((await definitionOf(table).rows(manager, now, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw new Problem(404, RATE_TABLE_SENTENCES[table].missing);
    return row;
  });
}

/**
 * Adds (`before` is null), changes, or deletes (`values` is null) a row, and stores the former values of the rates that this changes. Returns
 * the row after that.
 * @throws Problem 400, 404, 409
 */
export async function writeRow(
  manager: EntityManager,
  now: Date,
  table: Exclude<RateTable, 'Tarificador'>,
  { before, values }: { readonly before: Row<RateTable> | null; readonly values: object | null },
): Promise<Row<RateTable> | null> {
  const { entity, values: stored } = definitionOf(table);
  const next = stored((values ?? {}) as never);
  const made = Object.assign(new entity(), next);
  // Withdrawing or restoring a product also changes its rates.
  const ofProduct = table === 'Product' && before ? [{ product: before.id }] : [];
  const touched = [before, values, ...ofProduct].filter((each): each is object => each !== null);
  try {
    await storingPastRates(manager, now, touched, async () => {
      if (before === null) await manager.insert(entity, made);
      else if (values === null) await manager.delete(entity, { id: before.id });
      else await manager.update(entity, { id: before.id }, next);
    });
  } catch (error) {
    throw rateTableProblem(error, table, manager.connection.getMetadata(entity).tableName) ?? error;
  }
  if (values === null) return null;
  if (before !== null && isRangeTable(table)) {
    const { id, product, ...bounds } = before as Row<'RangePeriod'>;
    await manager.query(STORE_LIMITS[table], [product, ...Object.values(bounds), id]);
  }
  const [row] = await rowsOf(manager, now, table, [before?.id ?? made.id]);
  return row ?? null;
}

/** Returns true if a change leaves the stored row unchanged. The shown row may differ, because a missing limit is derived from the ranges. */
export async function isUnchanged(
  manager: EntityManager,
  table: RateTable,
  id: number,
  change: object,
): Promise<boolean> {
  const { entity, values } = definitionOf(table);
  const row = ((await manager.findOneBy(entity, { id })) ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(values(change as never)).every(
    ([name, value]) => value === undefined || value === row[name],
  );
}
