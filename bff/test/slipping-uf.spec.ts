import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CREDIT } from '../src/testing/example.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { databaseForSpec, forSpec } from '../src/testing/for-spec.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { ParidadPort } from '../src/bank/paridad/paridad.port.ts';
import { UfHistory } from '../src/bank/paridad/uf-history.ts';

const YESTERDAY_UF = 39_990.1;
const TODAY_UF = 39_997.52;
/** 23:30 and 00:00:05 in Santiago. */
const LATE = '2026-11-20T02:30:00Z';
const MIDNIGHT = '2026-11-20T03:00:05Z';
const [YESTERDAY, TODAY] = ['2026-11-19', '2026-11-20'];
const MINUTES_MS = 60_000;

const database = databaseForSpec();
const core = forSpec(startScriptedCore);
let bff: TestBff;

const start = (env: Readonly<Record<string, string>> = {}): Promise<TestBff> =>
  startBff({
    databaseUrl: database.url,
    env: { OPS_TOKEN: 'credencial-de-operaciones', PARIDAD_URL: core.url, ...env },
  });
/** Returns status, value, source and day of a replica's UF. */
async function ufOf(replica = bff): Promise<unknown[]> {
  const { status, body, headers } = await replica.http.get('/api/external/paridad');
  return [status, body, headers['x-source'], headers['x-uf-date']];
}
const stored = (): Promise<unknown[]> =>
  bff.query('SELECT date::text, value::float8 FROM uf_values ORDER BY date');

beforeEach(async () => {
  await database.query('DELETE FROM uf_values');
  bff = await start();
  bff.clock.set(LATE);
});
afterEach(() => bff.close());

describe('a UF that slips', () => {
  beforeEach(async () => {
    core.answer(200, YESTERDAY_UF);
    await ufOf();
    bff.clock.set('2026-11-20T12:00:00Z');
  });

  it('is refused, also by a replica that has just started: the last one is served, nothing is stored', async () => {
    core.answer(200, 40_019);
    expect(await ufOf()).toEqual([200, YESTERDAY_UF, 'stale', YESTERDAY]);
    const { body } = await bff.http.post('/api/external/calc_dividendo').send(CREDIT);
    expect(body.salida[0].DivTotalPe).toBe(Math.round(body.salida[0].DivTotal * YESTERDAY_UF));
    expect(await stored()).toEqual([{ date: YESTERDAY, value: YESTERDAY_UF }]);
    const other = await start();
    try {
      other.clock.set('2026-11-20T12:00:00Z');
      expect(await ufOf(other)).toEqual([200, YESTERDAY_UF, 'stale', YESTERDAY]);
    } finally {
      await other.close();
    }
  });
});

describe('the UF after midnight', () => {
  beforeEach(async () => {
    core.answer(200, YESTERDAY_UF);
    expect(await ufOf()).toEqual([200, YESTERDAY_UF, 'core', YESTERDAY]);
    bff.clock.set(MIDNIGHT);
  });

  it('has the day before while the core still answers its value, and is asked for again after five minutes', async () => {
    expect(await ufOf()).toEqual([200, YESTERDAY_UF, 'stale', YESTERDAY]);
    core.answer(200, TODAY_UF);
    bff.clock.advance(5 * MINUTES_MS - 1);
    expect(await ufOf()).toEqual([200, YESTERDAY_UF, 'stale', YESTERDAY]);
    expect(await stored()).toEqual([{ date: YESTERDAY, value: YESTERDAY_UF }]);
    bff.clock.advance(1);
    expect(await ufOf()).toEqual([200, TODAY_UF, 'core', TODAY]);
    bff.clock.advance(60 * MINUTES_MS);
    expect(await ufOf()).toEqual([200, TODAY_UF, 'cache', TODAY]);
    expect(await stored()).toHaveLength(2);
  });

  it('is not that of two days ago, nor moved by a day’s change with each request', async () => {
    const BEFORE_UF = 39_982.68;
    await bff.query(
      `INSERT INTO uf_values (date, value, from_core) VALUES ('2026-11-18', ${BEFORE_UF}, true)`,
    );
    core.answer(200, BEFORE_UF);
    expect(await ufOf()).toEqual([200, YESTERDAY_UF, 'stale', YESTERDAY]);
    core.answer(200, TODAY_UF);
    bff.clock.advance(5 * MINUTES_MS);
    expect(await ufOf()).toEqual([200, TODAY_UF, 'core', TODAY]);
    for (const answer of [BEFORE_UF, 40_195]) {
      core.answer(200, answer);
      const other = await start();
      other.clock.set('2026-11-20T04:00:00Z');
      await other.app.get(ParidadPort).current('asked again');
      await other.close();
      expect(await stored()).toContainEqual({ date: TODAY, value: TODAY_UF });
    }
  });

  it('is the stored one of its day after the clock was set back, while the core fails', async () => {
    core.answer(200, TODAY_UF);
    expect(await ufOf()).toEqual([200, TODAY_UF, 'core', TODAY]);
    bff.clock.set(LATE);
    core.answer(500, {});
    expect(await ufOf()).toEqual([200, YESTERDAY_UF, 'cache', YESTERDAY]);
    await bff.query(`DELETE FROM uf_values WHERE date = '${YESTERDAY}'`);
    expect(await ufOf()).toEqual([200, TODAY_UF, 'stale', TODAY]);
  });

  it('follows a replica that got it earlier', async () => {
    expect(await ufOf()).toEqual([200, YESTERDAY_UF, 'stale', YESTERDAY]);
    core.answer(200, TODAY_UF);
    const other = await start();
    try {
      other.clock.set(MIDNIGHT);
      expect(await ufOf(other)).toEqual([200, TODAY_UF, 'core', TODAY]);
    } finally {
      await other.close();
    }
    const followed = await retryUntil(ufOf, ([, value]) => value === TODAY_UF);
    expect(followed[3]).toBe(TODAY);
  });

  it('is the published one, without a request to the core, until it is deleted', async () => {
    expect(await ufOf()).toEqual([200, YESTERDAY_UF, 'stale', YESTERDAY]);
    await bff.query('INSERT INTO uf_values (date, value) VALUES ($1, $2)', [TODAY, 39_998]);
    const published = await retryUntil(ufOf, ([, value]) => value === 39_998);
    expect(published).toEqual([200, 39_998, 'local', TODAY]);
    core.answer(200, TODAY_UF);
    const other = await start();
    try {
      other.clock.set(MIDNIGHT);
      expect(await ufOf(other)).toEqual([200, 39_998, 'local', TODAY]);
    } finally {
      await other.close();
    }
    expect(await stored()).toContainEqual({ date: TODAY, value: 39_998 });
    await bff.query('DELETE FROM uf_values WHERE date = $1', [TODAY]);
    expect((await retryUntil(ufOf, ([, value]) => value === TODAY_UF))[3]).toBe(TODAY);
    core.answerWith(200, {}, null);
    await bff.query(`INSERT INTO uf_values (date, value) VALUES ('2026-11-21', 40004.95)`);
    bff.clock.set('2026-11-21T12:00:00Z');
    expect(await ufOf()).toEqual([200, 40_004.95, 'local', '2026-11-21']);
  });

  it('is the published one again, once the table could be read', async () => {
    await bff.query('INSERT INTO uf_values (date, value) VALUES ($1, $2)', [TODAY, TODAY_UF]);
    await retryUntil(ufOf, ([, value]) => value === TODAY_UF);
    jest.spyOn(bff.app.get(UfHistory), 'published').mockRejectedValueOnce(new Error('no connection'));
    await bff.query(`INSERT INTO uf_values (date, value) VALUES ('2026-11-21', 40004.95)`);
    bff.clock.set('2026-11-21T03:00:05Z');
    core.answer(200, 40_000);
    await ufOf();
    bff.clock.advance(5 * MINUTES_MS);
    expect(await ufOf()).toEqual([200, 40_004.95, 'local', '2026-11-21']);
  });
});
