/** Requests that wait in the database, of one caller and of many, and the requests of others meanwhile. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { RUNNING_OF_CALLER, WAITING_OF_CALLER } from '../src/access/limits.ts';
import { CONNECTIONS_OF_CALLER } from '../src/database/reserved-connections.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { Visitor } from '../src/testing/visitor.ts';

/** Reads a table that no save and no other read needs. */
const SLOW_READ = '/products/api/real_estate_types';
const READ = '/products/api/loan_uses';
const LIMIT = RUNNING_OF_CALLER + WAITING_OF_CALLER;
const REFUSED = 12;

const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let lock: pg.Client;
let sent: Promise<globalThis.Response>[];
beforeEach(async () => {
  sent = [];
  lock = new pg.Client({ connectionString: bff.databaseUrl });
  await lock.connect();
  await lock.query('BEGIN; LOCK TABLE real_estate_types');
});
afterEach(async () => {
  await lock.end();
  await Promise.all(sent);
});

const read = (address: string, path = SLOW_READ, headers: Record<string, string> = {}) => {
  const answer = fetch(bff.url + path, { headers: { 'X-Forwarded-For': address, ...headers } });
  sent.push(answer);
  return answer;
};

/** Counts this installation's statements that wait for a locked table. Other tests' databases are on the same server. */
const countWaiting = async (): Promise<number> => {
  const statements =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  return (await bff.query(statements)).length;
};

/** Waits until as many statements as given wait for the locked table. */
const waiting = (count: number): Promise<unknown> => retryUntil(countWaiting, (found) => found >= count);

describe('acts that wait in the database', () => {
  it('of one caller leave connections to a save of another', async () => {
    const visitor = new Visitor(bff.http, '203.0.113.3');
    const body = await visitor.calculated(await visitor.introduce());
    await lock.query('LOCK TABLE failed_sign_ins');
    for (let count = 0; count < RUNNING_OF_CALLER; count += 1) {
      const headers = { 'X-Forwarded-For': '198.51.100.6', 'Content-Type': 'application/json' };
      const credentials = JSON.stringify({ email: `nadie-${count}@correo.example`, password: 'x' });
      sent.push(fetch(`${bff.url}/api/token`, { method: 'POST', headers, body: credentials }));
    }
    await waiting(CONNECTIONS_OF_CALLER);
    expect((await visitor.save(body)).status).toBe(201);
  });
});

describe('reads that wait in the database', () => {
  it('of many callers leave connections to a save', async () => {
    const visitor = new Visitor(bff.http, '203.0.113.1');
    const body = await visitor.calculated(await visitor.introduce());
    for (let caller = 0; caller < 40; caller += 1) void read(`198.51.100.${caller}`);
    await waiting(7);
    expect((await visitor.save(body)).status).toBe(201);
  });

  it('free their connections when all their clients leave at once', async () => {
    await createUser(bff, 'adminrole');
    const { headers } = await signIn(bff, 'adminrole');
    await lock.query('LOCK TABLE simulations');
    const leaving = new AbortController();
    const lists = Array.from({ length: CONNECTIONS_OF_CALLER }, () =>
      fetch(`${bff.url}/simulations/api/executive/clients/simulations`, {
        headers: { 'X-Forwarded-For': '198.51.100.5', ...headers },
        signal: leaving.signal,
      }).catch(() => 'left'),
    );
    await waiting(CONNECTIONS_OF_CALLER);
    leaving.abort();
    expect(new Set(await Promise.all(lists))).toEqual(new Set(['left']));
    expect((await read('198.51.100.5', READ)).status).toBe(200);
  });

  it('are bounded for one address, whatever sessions it shows: more are a 429 with Retry-After, and probes and others are answered', async () => {
    const refused: globalThis.Response[] = [];
    for (let count = 0; count < LIMIT + REFUSED; count += 1)
      void read('198.51.100.3', SLOW_READ, { Cookie: `simulador_sesion=${count}` }).then((answer) =>
        refused.push(answer),
      );
    const [answer] = await retryUntil(
      () => refused,
      ({ length }) => length >= REFUSED,
    );
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await answer?.json()).toMatchObject({
      detail: 'Recibimos demasiadas solicitudes a la vez. Inténtalo de nuevo en unos segundos.',
    });
    // Few of them are sent to the database.
    await waiting(CONNECTIONS_OF_CALLER);
    expect(await countWaiting()).toBe(CONNECTIONS_OF_CALLER);
    expect((await read('203.0.113.2', READ)).status).toBe(200);
    expect((await read('198.51.100.3', '/health/live')).status).toBe(200);
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: REFUSED }, () => 429));
  });
});
