import { beforeAll, expect, it } from '@jest/globals';
import { documentedRows, expectState } from '../src/testing/documented-table.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';

const AUTHORIZED = { Authorization: 'Bearer credencial-de-operaciones' };
const LIST = [{ IdentificadorSeguro: 2, Descripcion: 'Incendio', Tasa: 0.000104 }];
const OTHER_LIST = [{ IdentificadorSeguro: 1, Descripcion: 'Cesantía', Tasa: 0.00012 }];
/** Longer than the lifetime of a cached list. */
const ELEVEN_MINUTES = 11 * 60_000;

const scripted = forSpec(startScriptedCore);
const bff = bffForSpec(() => ({
  OPS_TOKEN: 'credencial-de-operaciones',
  MODE_SEGUROS: 'core',
  SEGUROS_URL: scripted.url,
  SEGUROS_TIMEOUT_MS: '1500',
}));
beforeAll(async () => {
  scripted.answer(200, OTHER_LIST);
  await bff.http.get('/api/external/seguros_cesantia');
  scripted.answer(200, LIST);
  await ask();
});

const ask = async () => bff.http.get('/api/external/seguros_incendio');

/** Behaviours of the core after the BFF's list has expired, named as in docs/core.md. */
const CORES: Readonly<Record<string, () => void>> = {
  'answers the list': () => scripted.answer(200, LIST),
  'answers a page': () => scripted.answerWith(200, { 'Content-Type': 'text/html' }, '<html></html>'),
  'answers an empty list': () => scripted.answer(200, []),
  'answers two rows with the same id': () => scripted.answer(200, [...LIST, ...LIST]),
  'answers five times each price': () => scripted.answer(200, [{ ...LIST[0], Tasa: 0.00052 }]),
  'answers a tenth of each price': () => scripted.answer(200, [{ ...LIST[0], Tasa: 0.0000104 }]),
  'answers the list of another insurance': () => scripted.answer(200, OTHER_LIST),
  'says in `errors` why it has none': () => scripted.answer(200, { errors: 'Sin seguros' }),
  'refuses our credentials (401)': () => scripted.answer(401, {}),
  'has too much to do (429)': () => scripted.answer(429, {}),
  'is being maintained (503)': () => scripted.answer(503, {}),
  'breaks the connection': () => scripted.answerWith(200, {}, null),
  'does not answer in time': () => void scripted.hang(),
};

/** Returns the log lines of background requests for the list. */
const refreshes = () =>
  bff.logs
    .entries()
    .filter(({ msg, operation }) => /background/.test(String(msg)) && operation === 'seguros_incendio');

/** Requests the expired list, waits for the first background refresh, and returns its outcome. */
async function refreshed(): Promise<string> {
  bff.clock.advance(ELEVEN_MINUTES);
  const before = refreshes().length;
  const { headers } = await ask();
  expect(headers['x-source']).toBe('stale');
  await retryUntil(refreshes, ({ length }) => length > before);
  return String(refreshes().at(-1)?.['outcome']);
}

/** Returns a row of the table. */
async function rowOf(core: string): Promise<string[]> {
  CORES[core]?.();
  const outcome = await refreshed();
  const { status, headers, body } = await retryUntil(
    ask,
    (answer) => outcome !== 'ok' || answer.headers['x-source'] === 'cache',
  );
  expect(body).toEqual(LIST);
  expectState((await bff.http.get('/ops/modes').set(AUTHORIZED)).body, 'seguros', outcome);
  const { 'x-source': source, age } = headers;
  expect([status, source, age]).toEqual(outcome === 'ok' ? [200, 'cache', '0'] : [200, 'stale', '660']);
  return [core, `\`${outcome}\``];
}

it('is documented in docs/core.md', async () => {
  const rows: string[][] = [];
  for (const core of Object.keys(CORES)) {
    rows.push(await rowOf(core));
    scripted.answer(200, LIST);
    // A retry of the refresh may still be running: the list is new only once it comes from the cache.
    await refreshed();
    await retryUntil(ask, ({ headers }) => headers['x-source'] === 'cache');
  }
  expect(documentedRows('What everybody sees of a list', rows)).toEqual(rows);
});
