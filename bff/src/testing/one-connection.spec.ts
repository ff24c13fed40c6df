import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { executionAsyncResource } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source.ts';
import { refuseSecondConnections } from './one-connection.ts';
import { createDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createDatabase('empty');
  source = await createDataSource(database.url).initialize();
  refuseSecondConnections(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const ONE = 'SELECT 1 AS one';
const REFUSED = 'A transaction takes a second connection';

it.each<[string, () => Promise<unknown>]>([
  ['a query', () => source.query(ONE)],
  ['the manager', () => source.manager.query(ONE)],
  ['another transaction', () => source.transaction((manager) => manager.query(ONE))],
])('a transaction may not use %s of the data source', async (_what, work) => {
  await expect(source.transaction(work)).rejects.toThrow(REFUSED);
  await expect(work()).resolves.toEqual([{ one: 1 }]);
});

it('concurrent transactions may each use their own manager', async () => {
  const both = [1, 2].map(() => source.transaction((manager) => manager.query(ONE)));
  expect(await Promise.all([...both, source.query(ONE)])).toEqual(Array(3).fill([{ one: 1 }]));
});

it('adds nothing to each promise for another data source', async () => {
  const stores = async (): Promise<number> => {
    await source.transaction((manager) => manager.query(ONE));
    return Object.getOwnPropertySymbols(executionAsyncResource()).length;
  };
  const one = await stores();
  const another = await createDataSource(database.url).initialize();
  refuseSecondConnections(another);
  await another.transaction((manager) => manager.query(ONE));
  expect(await stores()).toBe(one);
  await another.destroy();
});
