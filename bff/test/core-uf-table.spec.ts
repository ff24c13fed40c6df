import { expect, it } from '@jest/globals';
import { documentedRows, expectState, shownFacts } from '../src/testing/documented-table.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { databaseForSpec, forSpec } from '../src/testing/for-spec.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const AUTHORIZED = { Authorization: 'Bearer credencial-de-operaciones' };
const YESTERDAY_UF = 39_990.1;
const DAYS: Readonly<Record<string, string>> = { '2026-11-19': 'yesterday', '2026-11-20': 'today' };

const core = forSpec(startScriptedCore);
const database = databaseForSpec();

/** Behaviours of the core, named as in docs/core.md. */
const CORES: Readonly<Record<string, () => unknown>> = {
  'answers the UF of the day': () => core.answer(200, 39_997.52),
  'still answers that of the day before': () => core.answer(200, YESTERDAY_UF),
  'still answers that of the day before; today’s is published': () => {
    core.answer(200, YESTERDAY_UF);
    return database.query(`INSERT INTO uf_values (date, value) VALUES ('2026-11-20', 39997.52)`);
  },
  'answers 40019, 0.072 % more': () => core.answer(200, 40_019),
  'answers 1': () => core.answer(200, 1),
  'answers 399999.9': () => core.answer(200, 399_999.9),
  'answers a text': () => core.answer(200, '39.997,52'),
  'is being maintained (503)': () => core.answer(503, {}),
};

/** Returns the alerts that the metrics of a BFF raise (docs/examples/alerts.yml). */
async function alertsOf(bff: TestBff): Promise<string> {
  const { text } = await bff.http.get('/ops/metrics').set(AUTHORIZED);
  const refused = /upstream_drift_total\{operation="paridad",usable="no"\} [1-9]/.test(text);
  const stale = /capability_answers_total\{capability="paridad",source="stale"\} [1-9]/.test(text);
  return [...(refused ? ['`UfRefused`'] : []), ...(stale ? ['`UfStale` after an hour'] : [])].join(', ');
}

/** Returns a row of the table, from a BFF of its own. */
async function rowOf(name: string): Promise<string[]> {
  await database.query('DELETE FROM uf_values');
  const bff = await startBff({
    databaseUrl: database.url,
    env: { OPS_TOKEN: 'credencial-de-operaciones', PARIDAD_URL: core.url },
  });
  try {
    bff.clock.set('2026-11-19T15:00:00Z');
    core.answer(200, YESTERDAY_UF);
    expect((await bff.http.get('/api/external/paridad')).status).toBe(200);
    await CORES[name]?.();
    bff.clock.set('2026-11-20T15:00:00Z');
    const { status, body, headers } = await bff.http.get('/api/external/paridad');
    const id = String(headers['x-request-id']);
    const line = await retryUntil(
      () => bff.logs.entries().find((entry) => entry['requestId'] === id && entry['res'] !== undefined),
      (found) => found !== undefined,
    );
    const upstream = (line?.['upstream'] ?? {}) as Readonly<Record<string, unknown>>;
    await retryUntil(
      async () => (await bff.http.get('/ops/drift').set(AUTHORIZED)).body as unknown[],
      ({ length }) => length > 0 || upstream['outcome'] !== 'garbage',
    );
    expectState((await bff.http.get('/ops/modes').set(AUTHORIZED)).body, 'paridad', upstream['outcome']);
    return [
      name,
      `${status}, ${String(body)}, \`${headers['x-source']}\``,
      DAYS[String(headers['x-uf-date'])] ?? '',
      shownFacts(upstream),
      await alertsOf(bff),
    ];
  } finally {
    await bff.close();
  }
}

it('is documented in docs/core.md', async () => {
  const rows: string[][] = [];
  for (const name of Object.keys(CORES)) rows.push(await rowOf(name));
  expect(documentedRows('What everybody sees of the UF', rows)).toEqual(rows);
});
