import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { CREDIT } from '../src/testing/example.ts';
import { retryUntil, scaled } from '../src/testing/retry-until.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { startBff } from '../src/testing/test-bff.ts';

const MINUTE_MS = 60_000;

// Long enough for a healthy core on a busy machine.
const bff = bffForSpec({ CORE_TIMEOUT_MS: String(Math.min(scaled(1_000), 5_000)) });
afterEach(async () => {
  await bff.core.play({});
  // End of the pause after a failure.
  bff.clock.advance(5_000);
});

/** Returns status and source headers of an answer. */
async function answerTo(path: string, from = bff): Promise<unknown[]> {
  return sourceOf(await from.http.get(`/api/external/${path}/`));
}

const sourceOf = ({ status, headers }: Response): unknown[] => [
  status,
  headers['x-source'],
  headers['age'],
  headers['x-uf-date'],
];

// First, before this BFF has known any UF.
describe('a UF that was never known', () => {
  it('is a 502 with errors, never a constant, and makes a calculation a 503 with the reason and Retry-After', async () => {
    await bff.core.play({ paridad: 'down' });
    const uf = await bff.http.get('/api/external/paridad');
    expect(uf.status).toBe(502);
    expect(uf.body.errors).toMatch(/^No pudimos conectarnos/);
    expect(uf.text).not.toContain('28130');
    const { status, body, headers } = await bff.http.post('/api/external/calc_dividendo').send(CREDIT);
    expect(status).toBe(503);
    expect(body.errors_detail).toBe(
      'No conocemos el valor de la UF, y sin él no podemos calcular. Inténtalo de nuevo en unos minutos.',
    );
    expect(headers['retry-after']).toBe('30');
  });
});

describe('a UF', () => {
  it('of a mock is never served in production', async () => {
    const env = {
      NODE_ENV: 'production',
      JWT_SECRET: 'una-clave-propia-de-mas-de-32-caracteres',
      UPSTREAM_ALLOWED_HOSTS: '127.0.0.1',
    };
    expect(await answerTo('paridad')).toEqual([200, 'core', undefined, '2026-11-20']);
    for (const mode of ['core', 'local']) {
      const production = await startBff({
        env: { ...env, MODE_PARIDAD: mode },
        databaseUrl: bff.databaseUrl,
      });
      await production.core.play({ '*': 'down' });
      expect((await answerTo('paridad', production))[0]).toBe(502);
      await bff.query('UPDATE uf_values SET from_mock = false');
      expect((await answerTo('paridad', production)).slice(0, 1)).toEqual([200]);
      await bff.query('UPDATE uf_values SET from_mock = true');
      await production.close();
    }
  });
});

describe('the UF', () => {
  /** Each test has its own night, for which nothing is cached: 23:30 and 00:30 in Santiago. */
  let day = 10;
  let [today, tomorrow, late, early] = ['', '', '', ''];
  beforeEach(() => {
    [today, tomorrow] = [day, day + 1].map((each) => `2026-11-${each}`) as [string, string];
    [late, early] = [`${tomorrow}T02:30:00Z`, `${tomorrow}T03:30:00Z`];
    day += 2;
  });

  it.each([
    ['down', 'reset'],
    ['slow:60000', 'timeout'],
  ])(
    'is served stale, with its age and its own day, when the core is %s, and the log says why',
    async (scenario, outcome) => {
      bff.clock.set(late);
      const before = (await bff.http.get('/api/external/paridad')).body;
      await bff.core.play({ '*': scenario });
      bff.clock.set(early);
      for (let asked = 0; asked < 2; asked += 1) {
        const answer = await bff.http.get('/api/external/paridad');
        expect([sourceOf(answer), answer.body]).toEqual([[200, 'stale', '3600', today], before]);
        const line = await bff.logs.ofRequest(answer.headers['x-request-id'] ?? '');
        expect(line).toMatchObject({ res: { status: 200 }, upstream: { operation: 'paridad', outcome } });
      }
      const { body } = await bff.http.get('/api/simulador/inicio');
      expect(body.uf).toEqual({ value: before, date: today, source: 'stale' });
      const calculated = await bff.http.post('/api/external/calc_dividendo').send(CREDIT);
      expect([calculated.status, calculated.headers['x-uf-date']]).toEqual([200, today]);
      const [row] = calculated.body.salida;
      expect(row.DivTotalPe).toBe(Math.round(row.DivTotal * before));
      expect(row.FecVencimiento).toBe(tomorrow.replace('-11-', '-12-'));
    },
  );
});

describe('the lists', () => {
  it('are kept for ten minutes, then refreshed behind the request', async () => {
    const list = 'catalogos_simulador';
    expect(await answerTo(list)).toEqual([200, 'core', undefined, undefined]);
    bff.clock.advance(10 * MINUTE_MS - 1);
    expect(await answerTo(list)).toEqual([200, 'cache', '599', undefined]);
    bff.clock.advance(1);
    expect(await answerTo(list)).toEqual([200, 'stale', '600', undefined]);
    const refreshed = await retryUntil(
      () => answerTo(list),
      ([, source]) => source === 'cache',
    );
    expect(refreshed).toEqual([200, 'cache', '0', undefined]);
    const [inBackground, ...more] = bff.logs
      .entries()
      .filter(({ msg, operation }) => msg === 'core requested in the background' && operation === list);
    expect(inBackground).toMatchObject({ outcome: 'ok' });
    expect(more).toEqual([]);
  });
});
