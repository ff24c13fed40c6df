import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { DataSource } from 'typeorm';
import { databaseProblem } from '../http/problem-body.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';

/** ReadyForQuery, the end of the server's answer to a login or a query; a byte with the transaction's state follows. */
const READY = Buffer.from('Z\0\0\0\x05', 'latin1');

/** Returns the message that a stopped server sends to its clients. */
function shutdownMessage(): Buffer {
  const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

/** Proxy of PostgreSQL that breaks connections on purpose. */
class Proxy {
  mode: 'pass' | 'stop when ready' | 'freeze' = 'pass';
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  constructor(port: number) {
    this.server = createServer((client) => {
      const upstream = connect(port, '127.0.0.1');
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
      }
      client.on('data', (bytes) => upstream.write(bytes));
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
      upstream.on('data', (bytes) => this.answer(client, bytes));
    });
  }

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private answer(client: Socket, bytes: Buffer): void {
    if (this.mode === 'freeze') return;
    const isReady = bytes.subarray(-READY.length - 1, -1).equals(READY);
    if (this.mode === 'pass' || !isReady) client.write(bytes);
    // One packet, so that no code of ours runs between the two messages.
    else client.end(Buffer.concat([bytes, shutdownMessage()]));
  }
}

let database: TestDatabase;
let proxy: Proxy;
let url: string;
let source: DataSource | undefined;
beforeAll(async () => {
  database = await createDatabase();
  const through = new URL(database.url);
  proxy = new Proxy(Number(through.port));
  through.port = String(await proxy.listen());
  url = through.href;
});
afterEach(async () => {
  proxy.mode = 'pass';
  await source?.destroy();
});
afterAll(async () => {
  proxy.close();
  await database.drop();
});

const failures = (settled: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));

describe('connections to the database', () => {
  it('are waited for as long as its address says, else three seconds', () => {
    const waitMs = (address: string) =>
      (createDataSource(address).options as { connectTimeoutMS?: number }).connectTimeoutMS;
    const address = 'postgres://simulador:clave@localhost:5432/simulador';
    expect([waitMs(address), waitMs(`${address}?connect_timeout=20`)]).toEqual([3_000, 20_000]);
  });

  it('that end immediately fail with a 503, and the next ones work', async () => {
    const own = await createDataSource(url).initialize();
    source = own;
    proxy.mode = 'stop when ready';
    const burst = Array.from({ length: 20 }, () => own.query('SELECT 1'));
    const failed = failures(await Promise.allSettled(burst));
    expect(failed.length).toBeGreaterThan(0);
    for (const error of failed) expect(databaseProblem(error)?.getStatus()).toBe(503);
    proxy.mode = 'pass';
    expect(await own.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('that break between two queries of a transaction fail with a 503', async () => {
    source = await createDataSource(url).initialize();
    const work = source.transaction(async (manager) => {
      await manager.query('SELECT 1');
      proxy.mode = 'stop when ready';
      await manager.query('SELECT 2');
      await manager.query('SELECT 3');
    });
    const [error] = failures(await Promise.allSettled([work]));
    expect(databaseProblem(error)?.getStatus()).toBe(503);
  });

  it('that still run a query which timed out here are not used again', async () => {
    // The read timeout of half a second comes first: the server does not end the statement.
    const own = createDataSource(url);
    own.setOptions({ extra: { ...own.options.extra, max: 1, statement_timeout: 0, query_timeout: 500 } });
    source = await own.initialize();
    const [error] = failures(await Promise.allSettled([source.query('SELECT pg_sleep(600)')]));
    expect(databaseProblem(error)?.getStatus()).toBe(503);
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('to a server that froze fail after their deadline', async () => {
    source = await createDataSource(url, 100).initialize();
    proxy.mode = 'freeze';
    const [error] = failures(await Promise.allSettled([source.query('SELECT 1')]));
    expect(databaseProblem(error)?.getStatus()).toBe(503);
  });
});
