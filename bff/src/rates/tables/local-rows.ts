import type { EntityManager } from 'typeorm';
import { fresh } from '../../border/upstream/sourced.ts';
import { Problem } from '../../http/problem.ts';
import { RATE_TABLE_DEFINITIONS, type RateTableDefinition } from './rate-table-definitions.ts';
import { RATE_TABLE_SENTENCES } from './rate-table-problem.ts';
import type { RateTable, RateTablesReader, Row } from './rate-tables.ts';

export const definitionOf = <T extends RateTable>(table: T): RateTableDefinition<T> =>
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
 * Returns true if a change leaves the stored row unchanged. The shown row may differ, because a missing limit is derived from the ranges.
 */
export const isUnchanged = (entity: object, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || value === (entity as Record<string, unknown>)[name],
  );
