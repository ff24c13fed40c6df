import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readConfig } from '../config/environment.ts';
import { retryUntil } from '../testing/retry-until.ts';
import { bffForSpec, forSpec } from '../testing/for-spec.ts';
import { startBff, type TestBff } from '../testing/test-bff.ts';
import { TableChanges } from './table-changes.ts';

const first = bffForSpec();
const second = forSpec(() => startBff({ databaseUrl: first.databaseUrl }));

const tmcAt = async ({ http }: TestBff): Promise<number> =>
  (await http.post('/products/api/tmc').send({ amount: 1000, currency: 998, period: 300 })).body.Valor;
/** The clocks stand still, so no cached value expires. */
const tmcEverywhere = async (): Promise<number[]> => [await tmcAt(first), await tmcAt(second)];
const setTmc = (pct: number): Promise<unknown> =>
  first.query('UPDATE tmc SET annual_pct = $1 WHERE currency = 998 AND up_to_uf = 2000', [pct]);
const become = (pct: number): Promise<number[]> =>
  retryUntil(tmcEverywhere, (found) => found.every((each) => each === pct));

describe('a change of a cached table', () => {
  it('is seen by every replica immediately, by the application or by SQL', async () => {
    expect(await tmcEverywhere()).toEqual([6.6, 6.6]);
    await setTmc(6.4);
    expect(await become(6.4)).toEqual([6.4, 6.4]);
  });

  it('is noticed after the listening connection was lost', async () => {
    await tmcEverywhere();
    await first.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN table_changes%'`,
    );
    await setTmc(6.3);
    expect(await become(6.3)).toEqual([6.3, 6.3]);
  });
});

describe('a server that ends the connection instead of listening', () => {
  /** AuthenticationOk and ReadyForQuery. */
  const READY = Buffer.from('520000000800000000' + '5a0000000549', 'hex');

  it('is connected again, and the BFF keeps running', async () => {
    let asked = 0;
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(READY);
        socket.once('data', () => {
          asked += 1;
          socket.destroy();
        });
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const changes = new TableChanges(
      readConfig({ DATABASE_URL: `postgres://nadie@127.0.0.1:${port}/nada`, CORE_URL: 'http://127.0.0.1' }),
    );
    changes.onApplicationBootstrap();
    const times = await retryUntil(
      () => asked,
      (count) => count >= 2,
    );
    await changes.onApplicationShutdown();
    server.close();
    expect(times).toBe(2);
  });
});
