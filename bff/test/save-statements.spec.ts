/** Number of database statements of a save. */
import { expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Visitor } from '../src/testing/visitor.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const query = jest.spyOn(pg.Client.prototype, 'query');
const bff = bffForSpec();

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text);

/**
 * Returns the statements of a save, without those of the queue, of the listener, and of caches that read again what was announced as
 * changed.
 */
async function statementsOfSave(): Promise<string[]> {
  const visitor = new Visitor(bff.http);
  const body = await visitor.calculated(await visitor.introduce());
  query.mockClear();
  expect((await visitor.save(body)).status).toBe(201);
  return query.mock.calls
    .map(([statement]) => textOf(statement))
    .filter(
      (text) =>
        !/graphile_worker\.(_private|get_job)|pg_locks|LISTEN|FROM core_lists|FROM "uf_values"/.test(text),
    );
}

it('all rates of a save are looked up by one statement, of a dozen', async () => {
  await statementsOfSave();
  const statements = await statementsOfSave();
  expect(statements.filter((text) => text.includes('past_rates'))).toHaveLength(1);
  // Includes those that begin and end the transaction.
  expect(statements.length).toBeLessThanOrEqual(14);
});
