import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { retryUntil } from '../testing/retry-until.ts';
import { startBff, type TestBff } from '../testing/test-bff.ts';
import { endOf } from './table-changes.ts';

let first: TestBff;
let second: TestBff;
beforeAll(async () => {
  first = await startBff();
  second = await startBff({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const tmcAt = async ({ http }: TestBff): Promise<number> =>
  (await http.post('/products/api/tmc').send({ amount: 1000, currency: 998, period: 300 })).body.Valor;
/** Nothing that is kept grows old: the clocks stand still. */
const tmcEverywhere = async (): Promise<number[]> => [await tmcAt(first), await tmcAt(second)];
const setTmc = (pct: number): Promise<unknown> =>
  first.query('UPDATE tmc SET annual_pct = $1 WHERE currency = 998 AND up_to_uf = 2000', [pct]);
const become = (pct: number): Promise<number[]> =>
  retryUntil(tmcEverywhere, (found) => found.every((each) => each === pct));

describe('a change of a table that is kept', () => {
  it('is seen by every replica at once, whoever makes it', async () => {
    expect(await tmcEverywhere()).toEqual([6.6, 6.6]);
    await setTmc(6.4);
    expect(await become(6.4)).toEqual([6.4, 6.4]);
  });

  it('is seen after the connection that hears of it was lost', async () => {
    await tmcEverywhere();
    await first.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN table_changes%'`,
    );
    await setTmc(6.3);
    expect(await become(6.3)).toEqual([6.3, 6.3]);
  });
});

describe('a connection that breaks before anybody waits for its end', () => {
  it('has ended, which is no failure', async () => {
    const connection = new EventEmitter().on('error', () => undefined);
    const ended = endOf(connection);
    connection.emit('error', new Error('Connection terminated unexpectedly'));
    connection.emit('end');
    await expect(ended).resolves.toBeUndefined();
  });
});
