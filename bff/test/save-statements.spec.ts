/** Number of database statements of a save. */
import { expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { currentRequest } from '../src/http/request-scope.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const statements: string[] = [];
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
  // The queue, the listener and the heartbeat have statements of their own at any time.
  if (currentRequest()?.isBackground === false) statements.push(textOf(given[0]));
  return query.apply(this, given);
});
const bff = bffForSpec();

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text);

/** Returns the statements of a save, without those of caches that read again what was announced as changed. */
async function statementsOfSave(): Promise<string[]> {
  const visitor = new Visitor(bff.http);
  const body = await visitor.calculated(await visitor.introduce());
  statements.length = 0;
  expect((await visitor.save(body)).status).toBe(201);
  return statements.filter((text) => !/FROM core_lists|FROM "uf_values"/.test(text));
}

it('all rates of a save are looked up by one statement, of a dozen', async () => {
  await statementsOfSave();
  const found = await statementsOfSave();
  expect(found.filter((text) => text.includes('past_rates'))).toHaveLength(1);
  // Includes those that begin and end the transaction.
  expect(found.length).toBeLessThanOrEqual(14);
});
