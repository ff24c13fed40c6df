import { beforeAll, expect, it } from '@jest/globals';
import { executionAsyncResource } from 'node:async_hooks';
import { createDataSource } from '../database/data-source.ts';
import { refuseSecondConnections } from './one-connection.ts';
import { connectedForSpec } from './for-spec.ts';

const own = connectedForSpec('empty');
beforeAll(() => refuseSecondConnections(own.source));

const ONE = 'SELECT 1 AS one';
const REFUSED = 'A transaction takes a second connection';

it.each<[string, () => Promise<unknown>]>([
  ['a query', () => own.source.query(ONE)],
  ['the manager', () => own.source.manager.query(ONE)],
  ['another transaction', () => own.source.transaction((manager) => manager.query(ONE))],
])('a transaction may not use %s of the data source', async (_what, work) => {
  await expect(own.source.transaction(work)).rejects.toThrow(REFUSED);
  await expect(work()).resolves.toEqual([{ one: 1 }]);
});

it('concurrent transactions may each use their own manager', async () => {
  const both = [1, 2].map(() => own.source.transaction((manager) => manager.query(ONE)));
  expect(await Promise.all([...both, own.source.query(ONE)])).toEqual(Array(3).fill([{ one: 1 }]));
});

it('adds nothing to each promise for another data source', async () => {
  const stores = async (): Promise<number> => {
    await own.source.transaction((manager) => manager.query(ONE));
    return Object.getOwnPropertySymbols(executionAsyncResource()).length;
  };
  const one = await stores();
  const another = await createDataSource(own.url).initialize();
  refuseSecondConnections(another);
  await another.transaction((manager) => manager.query(ONE));
  expect(await stores()).toBe(one);
  await another.destroy();
});
