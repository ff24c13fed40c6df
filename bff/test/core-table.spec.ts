import { beforeAll, expect, it } from '@jest/globals';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { documentedRows, expectState, shownFacts } from '../src/testing/documented-table.ts';
import { CREDIT } from '../src/testing/example.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';

const AUTHORIZED = { Authorization: 'Bearer credencial-de-operaciones' };

const scripted = forSpec(startScriptedCore);
const bff = bffForSpec(() => ({
  OPS_TOKEN: 'credencial-de-operaciones',
  MODE_DIVIDENDO: 'core',
  MODE_TMC: 'local',
  DIVIDENDO_URL: scripted.url,
  DIVIDENDO_TIMEOUT_MS: '1500',
}));
let good: { salida: [Record<string, unknown>] };
beforeAll(async () => {
  const answer = await fetch(`${bff.core.url}/api/external/calc_dividendo/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(CREDIT),
  });
  good = (await answer.json()) as typeof good;
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML = { 'Content-Type': 'text/html' };
const PAGE = '<html>Iniciar sesión</html>';
const calculate = async () => bff.http.post('/api/external/calc_dividendo').send(CREDIT);
const row = (change: object): string => JSON.stringify({ salida: [{ ...good.salida[0], ...change }] });

const latin1 = (): Buffer => Buffer.from(row({ Glosa: 'Viña del Mar' }), 'latin1');

/** Behaviours of a core, named as in docs/core.md. */
const CORES: Readonly<Record<string, () => void | Promise<void>>> = {
  'answers as in `core.yaml`': () => scripted.answer(200, good),
  'adds a field': () => scripted.answerWith(200, JSON_TYPE, row({ Glosa: 'x' })),
  'answers another question (`Plazo: 20` for 25)': () =>
    scripted.answerWith(200, JSON_TYPE, row({ Plazo: 20 })),
  'answers one instalment (`Cuotas: 1`)': () => scripted.answerWith(200, JSON_TYPE, row({ Cuotas: 1 })),
  'answers a total that is not its parts': () =>
    scripted.answerWith(200, JSON_TYPE, row({ Dividendo: 11.1886 })),
  'answers pesos of another UF': () =>
    scripted.answerWith(200, JSON_TYPE, row({ DivTotalPe: 469_390, RenMin: 1_877_560 })),
  'answers another minimum income': () => scripted.answerWith(200, JSON_TYPE, row({ RenMin: 1_407_870 })),
  'answers another total cost': () => scripted.answerWith(200, JSON_TYPE, row({ CostoTotalUF: 2000 })),
  'answers the row of another credit': () =>
    scripted.answerWith(
      200,
      JSON_TYPE,
      row({ Dividendo: 5, DivTotal: 5.292, DivTotalPe: 216_339, RenMin: 865_356, CostoTotalUF: 1587.6 }),
    ),
  'answers the row of a rate 0.1 higher': () =>
    scripted.answerWith(
      200,
      JSON_TYPE,
      row({
        ...{ Dividendo: 11.3055, DivTotal: 11.5975, TasaCae: 4.92 },
        ...{ DivTotalPe: 474_110, RenMin: 1_896_440, CostoTotalUF: 3479.25 },
      }),
    ),
  'answers a CAE 1.4 points higher': () => scripted.answerWith(200, JSON_TYPE, row({ TasaCae: 6.22 })),
  'answers a first due date 85 days late': () =>
    scripted.answerWith(200, JSON_TYPE, row({ FecVencimiento: '2027-03-15' })),
  'answers a first due date on the next Monday': () =>
    scripted.answerWith(200, JSON_TYPE, row({ FecVencimiento: '2026-12-21' })),
  'answers the tax of a DFL2 property': () => scripted.answerWith(200, JSON_TYPE, row({ ImpuestoTE: 4 })),
  'answers a text where a number belongs': () => scripted.answerWith(200, JSON_TYPE, row({ SegInc: '0.2' })),
  'answers half of its JSON': () => scripted.answerWith(200, JSON_TYPE, row({}).slice(0, 40)),
  'answers a page': () => scripted.answerWith(200, HTML, PAGE),
  'answers `text/plain`': () => scripted.answerWith(200, { 'Content-Type': 'text/plain' }, row({})),
  'answers ISO-8859-1, as its charset says': () =>
    scripted.answerWith(200, { 'Content-Type': 'application/json; charset=ISO-8859-1' }, latin1()),
  'answers ISO-8859-1 without saying so': () => scripted.answerWith(200, JSON_TYPE, latin1()),
  'answers in gzip': () =>
    scripted.answerWith(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, gzipSync(row({}))),
  'answers in br': () =>
    scripted.answerWith(200, { ...JSON_TYPE, 'Content-Encoding': 'br' }, brotliCompressSync(row({}))),
  'answers under `Content-Encoding: UTF-8`, which is no coding': () =>
    scripted.answerWith(200, { ...JSON_TYPE, 'Content-Encoding': 'UTF-8' }, row({})),
  'answers in zstd': () => scripted.answerWith(200, { ...JSON_TYPE, 'Content-Encoding': 'zstd' }, row({})),
  'answers after a `100 Continue` that nobody asked for': () => {
    scripted.answer(200, good);
    scripted.continueFirst();
  },
  'answers 6 MB': () => scripted.answerWith(200, JSON_TYPE, `[${'1,'.repeat(3_000_000)}1]`),
  'answers 201': () => scripted.answer(201, good),
  'answers 204': () => scripted.answerWith(204, {}, ''),
  'redirects (302)': () => scripted.answerWith(302, { ...HTML, Location: '/login' }, PAGE),
  'refuses the request (400)': () =>
    scripted.answer(400, { errors_detail: 'La tasa no puede ser mayor a la TMC' }),
  'refuses the request with several texts (400)': () =>
    scripted.answer(400, { errors_detail: ['La tasa es muy alta', 'El plazo es muy largo'] }),
  'refuses a field (400, `{"montocredito":["…"]}`)': () =>
    scripted.answer(400, { montocredito: ['Asegúrese de que este valor sea mayor o igual a 3000.'] }),
  'refuses a field in English (400)': () => scripted.answer(400, { montocredito: ['Enter a valid value.'] }),
  'answers a page (400)': () => scripted.answerWith(400, HTML, PAGE),
  'refuses our credentials (401)': () => scripted.answer(401, { detail: 'Sin acceso' }),
  'does not know the address (404)': () => scripted.answer(404, {}),
  'answers 422': () => scripted.answer(422, {}),
  'answers 422 with a reason': () =>
    scripted.answer(422, { errors_detail: 'La tasa no puede ser mayor a la TMC' }),
  'has too much to do (429, `Retry-After: 7`)': () =>
    scripted.answerWith(429, { ...JSON_TYPE, 'Retry-After': '7' }, '{}'),
  'fails (500)': () => scripted.answerWith(500, HTML, PAGE),
  'is being maintained (503)': () => scripted.answerWith(503, HTML, PAGE),
  'closes the connection that it kept': () => scripted.breakOnce(),
  'breaks the connection': () => scripted.answerWith(200, {}, null),
  'does not answer in time': () => void scripted.hang(),
  // Last, because the breaker then stays open for seconds.
  'failed ten times in a row': async () => {
    scripted.answerWith(503, HTML, PAGE);
    for (let times = 0; times < 10; times += 1) await calculate();
  },
};

/** Behaviours that violate the contract but whose answers are used. */
const FLAWED = [
  'adds a field',
  'answers `text/plain`',
  'answers ISO-8859-1, as its charset says',
  'answers under `Content-Encoding: UTF-8`, which is no coding',
  'answers 201',
  'answers 422',
  'answers 422 with a reason',
];

interface Upstream {
  readonly [key: string]: unknown;
}

const lineOf = (requestId: string) => bff.logs.ofRequest(requestId);

const ops = async (page: string) => (await bff.http.get(`/ops/${page}`).set(AUTHORIZED)).body;

interface Drift {
  readonly request_id: string;
  readonly upstream: Upstream;
}

/** Returns the name of a visitor's sentence in the table of sentences. */
function nameOf(text: string): string | undefined {
  const found = Object.entries(SERVER_SENTENCES).find(([, [visitors]]) => visitors === text);
  return found && `\`${found[0]}\``;
}

/** Returns the row of the table for a behaviour. */
async function rowOf(core: string): Promise<string[]> {
  await CORES[core]?.();
  const { status, body, headers } = await calculate();
  const requestId = String(headers['x-request-id']);
  const upstream = (await lineOf(requestId))?.['upstream'] as Upstream | undefined;
  const leaves = upstream?.['outcome'] === 'garbage' || FLAWED.includes(core);
  const drift = leaves
    ? await retryUntil(
        async () =>
          ((await ops('drift')) as Drift[]).find(
            ({ request_id: id, upstream: { place, rule } }) =>
              id === requestId &&
              place === (upstream?.['place'] ?? place) &&
              rule === (upstream?.['rule'] ?? rule),
          ),
        (found) => found !== undefined,
      )
    : undefined;
  // The drift log has the same facts as the log line.
  if (upstream && leaves) expect(drift?.upstream).toEqual(upstream);
  const retryAfter = headers['retry-after'] ? `, \`Retry-After: ${headers['retry-after']}\`` : '';
  expectState((await bff.http.get('/ops/modes').set(AUTHORIZED)).body, 'dividendo', upstream?.['outcome']);
  const text = String(body.errors_detail);
  return [
    core,
    `${status}${retryAfter}`,
    status === 200 ? 'the figures' : (nameOf(text) ?? text),
    shownFacts(upstream),
  ];
}

it('is documented in docs/core.md', async () => {
  const rows: string[][] = [];
  for (const core of Object.keys(CORES)) {
    rows.push(await rowOf(core));
    // A healthy answer in between keeps the breaker closed.
    scripted.answer(200, good);
    await calculate();
  }
  expect(documentedRows('What everybody sees of a core', rows)).toEqual(rows);
});
