/** UF and TMC from the CMF, which the mock core's process plays. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startCore, type TestCore } from '../src/testing/test-core.ts';
import { SettableClock } from '../src/testing/settable-clock.ts';
import { approveSheet } from '../src/testing/rate-sheets.ts';
import { signInEverybody } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { CmfJob, CmfPublications } from '../src/rates/published/cmf-publications.ts';
import { PUBLISHED, type PublishedTable } from '../src/rates/book/published-tables.ts';
import { UpstreamFactory } from '../src/border/upstream/upstream-factory.ts';
import { APP_CONFIG, type AppConfig } from '../src/config/environment.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';

const KEY = 'llave-muy-secreta-de-la-cmf';

interface Installation {
  readonly cmf: TestCore;
  readonly database: TestDatabase;
  start(env?: Readonly<Record<string, string>>): Promise<TestBff>;
}

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

/** Starts a CMF with scenarios and a database that outlives its BFFs. */
async function install(scenarios: Readonly<Record<string, string>> = {}): Promise<Installation> {
  const cmf = await startCore(new SettableClock());
  const database = await createDatabase();
  closing.push(
    () => cmf.close(),
    () => database.drop(),
  );
  await cmf.play(scenarios);
  return {
    cmf,
    database,
    async start(env = {}) {
      const bff = await startBff({
        databaseUrl: database.url,
        env: { MODE_PARIDAD: 'cmf', MODE_TMC: 'cmf', CMF_URL: cmf.url, CMF_API_KEY: KEY, ...env },
      });
      closing.push(() => bff.close());
      return bff;
    },
  };
}

const storedUfs = async ({ database }: Installation) =>
  (await database.query(
    `SELECT date::text, value::float8, source FROM uf_values WHERE date >= '2026-11-01' ORDER BY date`,
  )) as { date: string; value: number; source: string }[];
const jobs = async ({ database }: Installation) =>
  (await database.query(
    `SELECT key, last_error AS error FROM graphile_worker.jobs WHERE key LIKE 'cmf %' ORDER BY key`,
  )) as { key: string; error: string | null }[];
/** Waits until all values are stored and no job is left. */
const allFetched = async (installation: Installation): Promise<void> => {
  const look = async () => [(await storedUfs(installation)).length, await jobs(installation)] as const;
  expect(await retryUntil(look, ([count, left]) => count === 39 && left.length === 0)).toEqual([39, []]);
};

describe('what the CMF has published', () => {
  it('is fetched once by two replicas that start together, stored with its days and source, and answers requests', async () => {
    const installation = await install();
    const replicas = await Promise.all([installation.start(), installation.start()]);
    const [bff] = replicas;
    await allFetched(installation);
    await bff.app.get(CmfJob).look();
    await allFetched(installation);
    expect([await installation.cmf.callsTo('cmf_uf'), await installation.cmf.callsTo('cmf_tmc')]).toEqual([
      1, 2,
    ]);
    const ufs = await storedUfs(installation);
    expect([ufs[0], ufs.find(({ date }) => date === '2026-11-20'), ufs.at(-1)]).toEqual([
      { date: '2026-11-01', value: 40797.33, source: 'cmf' },
      { date: '2026-11-20', value: 40880.36, source: 'cmf' },
      { date: '2026-12-09', value: 40963.39, source: 'cmf' },
    ]);
    const uf = await bff.http.get('/api/external/paridad/');
    expect([uf.body, uf.headers['x-source'], uf.headers['x-uf-date']]).toEqual([
      40880.36,
      'cmf',
      '2026-11-20',
    ]);
    const tmc = (amount: number) =>
      bff.http.post('/products/api/tmc').send({ amount, currency: 998, period: 300 });
    const [small, large] = [await tmc(2000), await tmc(2000.0001)];
    expect([small.body.Valor, small.headers['x-source'], large.body.Valor]).toEqual([6.6, 'cmf', 6.1]);
    expect(
      await installation.database.query(
        `SELECT valid_from::text, valid_to::text FROM tmc WHERE source = 'cmf' AND type_code = 24 AND currency = 998`,
      ),
    ).toContainEqual({ valid_from: '2026-11-15', valid_to: '2026-12-14' });
    const states = [];
    for (const { http } of replicas) {
      const { body } = await http.get('/health/ready');
      expect(body.missing).toBeUndefined();
      states.push(body.capabilities.paridad);
    }
    // Either of them has fetched it, and only that one knows of its CMF.
    expect(states).toContainEqual({ mode: 'cmf', upstream: 'up' });
  });

  it('is fetched by the next process if the first one ends in the middle', async () => {
    const installation = await install({ cmf_uf: 'sequence:[half,ok]' });
    const first = await installation.start();
    await retryUntil(
      () => installation.cmf.callsTo('cmf_uf'),
      (calls) => calls > 0,
    );
    await first.close();
    closing.pop();
    await installation.start();
    await allFetched(installation);
  });

  it('does not replace what an administrator has corrected', async () => {
    const installation = await install({});
    const bff = await installation.start();
    await allFetched(installation);
    const { adminrole } = await signInEverybody(bff);
    const changes = [{ kind: 'uf', values: { valid_from: '2026-11-20', value: 40881 } }];
    const written = await bff.http.post('/api/simulador/hojas').set(adminrole.headers).send({ changes });
    expect((await approveSheet(bff, adminrole.headers, written.body.id)).status).toBe(200);
    await bff.query(`DELETE FROM uf_values WHERE date = '2026-11-21'`);
    await bff.app.get(CmfJob).look();
    await allFetched(installation);
    const { body } = await bff.http.get('/api/simulador/valores/uf?month=2026-11').set(adminrole.headers);
    const of = (day: string) =>
      body.values.find(({ valid_from }: { valid_from: string }) => valid_from === day);
    expect([of('2026-11-20'), of('2026-11-21')]).toMatchObject([
      { value: 40881, source: 'typed', stored_at: expect.stringMatching(/^2026-11-20T/) },
      { value: 40884.73, source: 'cmf' },
    ]);
    const audited = await bff.query(`SELECT action, details FROM audit WHERE subject = 'uf 2026-11-20'`);
    expect(audited).toMatchObject([
      { action: 'published_value_added', details: { value: [null, 40880.36] } },
      { action: 'published_value_changed', details: { value: [40880.36, 40881] } },
    ]);
  });
});

describe('a failure of the CMF', () => {
  it('is named, stores nothing, and leaves the last value', async () => {
    const sentence = 'rechaza la clave (CMF_API_KEY)';
    const installation = await install({ cmf_uf: '401', cmf_tmc: 'ok' });
    const bff = await installation.start();
    await bff.query(`INSERT INTO uf_values (date, value) VALUES ('2026-11-19', 40875.99)`);
    const failed = await retryUntil(
      () => jobs(installation),
      (left) => left.length === 1 && left[0]?.error !== null,
    );
    expect(failed).toEqual([{ key: 'cmf uf', error: expect.stringContaining('CmfFailure CMF_KEY') }]);
    expect(await storedUfs(installation)).toMatchObject([{ date: '2026-11-19' }]);
    const uf = await bff.http.get('/api/external/paridad/');
    expect([uf.body, uf.headers['x-source']]).toEqual([40875.99, 'stale']);
    const { body } = await bff.http.get('/health/ready');
    expect(body.capabilities.paridad.failure).toMatch(`La CMF ${sentence}`);
    expect(body.missing).toEqual([
      expect.stringContaining(
        `Falta la UF del 20-11-2026: agréguela en /tarifas/mantenedores, mientras la CMF ${sentence}`,
      ),
    ]);
    const { adminrole } = await signInEverybody(bff);
    const listed = await bff.http.get('/api/simulador/valores/uf').set(adminrole.headers);
    // Staff can't correct a variable.
    expect(listed.body.failure).toMatch(`La CMF ${sentence.replace(' (CMF_API_KEY)', '')}`);
    expect(listed.body.failure).not.toContain('CMF_API_KEY');
    const [line] = await bff.logs.matching(({ msg }) => msg === 'job failed', 1);
    expect(line).toMatchObject({ task: 'cmf', reason: expect.stringContaining(sentence) });
    expect(bff.logs.text()).not.toContain(KEY);
  });

  it('of one month leaves what is known of the others: no TMC before the 15th is no failure', async () => {
    const installation = await install({ cmf_tmc: 'sequence:[status:404]' });
    await installation.start();
    await allFetched(installation);
  });
});

describe('an answer of the CMF', () => {
  const cmf = forSpec(() => startCore(new SettableClock()));
  const bff = bffForSpec(() => ({
    MODE_PARIDAD: 'cmf',
    MODE_TMC: 'cmf',
    CMF_URL: cmf.url,
    CMF_API_KEY: KEY,
  }));

  /** Asks a CMF that plays scenarios for values, as the job does. Returns its failure. */
  async function failureOf(table: PublishedTable, scenarios: Record<string, string>): Promise<unknown> {
    await cmf.play(scenarios);
    const { capability } = PUBLISHED[table];
    const mode = bff.app.get<AppConfig>(APP_CONFIG).modes[capability];
    if (mode.mode !== 'cmf') throw new Error(`The mode is ${mode.mode}.`);
    const upstream = bff.app.get(UpstreamFactory).for(capability, mode);
    const values = bff.app.get(CmfPublications).values(table, upstream, bff.clock.today());
    return values.catch((error: unknown) => error);
  }

  it.each([
    ['a page', 'page', 'CMF_PAGE', 'responde una página en vez de datos'],
    ['a refused key (403)', 'status:403', 'CMF_KEY', 'rechaza la clave (CMF_API_KEY)'],
    ['too many requests', 'status:429', 'CMF_LIMIT', 'recibió demasiadas consultas con esta clave'],
    ['a missing month', 'status:404', 'CMF_NOT_PUBLISHED', 'no tiene publicados los valores de este mes'],
    ['truncated JSON', 'garbage:truncated', 'CMF_UNREADABLE', 'responde datos cortados o con otra forma'],
    ['an outage', 'status:503', 'CMF_ERROR', 'responde con un error'],
    ['a reset', 'down', 'CMF_UNREACHED', 'no contesta: falló la conexión'],
  ])('that is %s is a failure with this reason', async (_what, scenario, code, sentence) => {
    const failure = await failureOf('uf', { cmf_uf: scenario });
    expect(failure).toMatchObject({ name: 'CmfFailure', code, detail: `La CMF ${sentence}.` });
  });

  it.each([
    ['uf', 'a dot before decimals', { cmf_uf: 'set:UFs.3.Valor:"40810.44"' }],
    ['uf', 'an impossible UF', { cmf_uf: 'set:UFs.3.Valor:"4.081,04"' }],
    ['uf', 'other days', { cmf_uf: 'set:UFs.3.Fecha:"2025-11-04"' }],
    ['uf', 'a UF far from the month’s after it', { cmf_uf_later: 'set:UFs.*.Valor:"45.000,00"' }],
    ['tmc', 'another month', { cmf_tmc: 'set:TMCs.1.Fecha:"2026-09-15"' }],
    ['tmc', 'a TMC that ends before it begins', { cmf_tmc: 'set:TMCs.1.Hasta:"2026-11-14"' }],
    ['tmc', 'two values of one kind and day', { cmf_tmc: 'set:TMCs.2.Tipo:"24"' }],
    ['tmc', 'a TMC far from the stored one', { cmf_tmc: 'set:TMCs.1.Valor:"59,00"' }],
  ] as const)('is refused as a whole: %s with %s', async (table, _what, scenarios) => {
    expect(await failureOf(table, scenarios)).toMatchObject({
      code: 'CMF_IMPLAUSIBLE',
      detail: 'La CMF responde un valor que no puede ser: no se guardó ninguno.',
    });
  });
});

it('the key is in no recording, metric, trace, mode or problem', async () => {
  const RECORD = await mkdtemp(join(tmpdir(), 'cmf-record-'));
  const installation = await install({ cmf_uf: 'sequence:[401,ok]' });
  const bff = await installation.start({ RECORD, OPS_TOKEN: 'credencial-de-operaciones' });
  await allFetched(installation);
  const operator = { Authorization: 'Bearer credencial-de-operaciones' };
  const shown = await Promise.all(
    ['metrics', 'modes', 'drift', 'jobs/pending', 'panel'].map(
      async (page) => (await bff.http.get(`/ops/${page}`).set(operator)).text,
    ),
  );
  expect(shown[0]).toMatch(/upstream_\w+\{[^}]*capability="paridad",operation="cmf_uf"/);
  await bff.close();
  closing.pop();
  const files = await readdir(RECORD, { recursive: true });
  const texts = await Promise.all(
    files.filter((file) => /\.har/.test(file)).map((file) => readFile(join(RECORD, file), 'utf8')),
  );
  expect(texts.join()).toContain('formato=json');
  expect([...shown, ...texts, bff.logs.text()].join()).not.toContain(KEY);
});
