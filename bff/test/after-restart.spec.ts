import { afterEach, describe, expect, it } from '@jest/globals';
import type { Sourced } from '../src/border/upstream/sourced.ts';
import { CatalogosPort } from '../src/bank/catalogos/catalogos.port.ts';
import { InmobiliariasPort } from '../src/bank/inmobiliarias/inmobiliarias.port.ts';
import { SegurosPort } from '../src/bank/seguros/seguros.port.ts';
import { CREDIT } from '../src/testing/example.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { createDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { CATALOGOS, SEGUROS_DESGRAVAMEN } from '@simulador/contracts/bank/catalogos';
import { bffForSpec } from '../src/testing/for-spec.ts';

const MINUTE_MS = 60_000;

describe('after a restart without a core', () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  const LISTS: Readonly<Record<string, (bff: TestBff) => Promise<Sourced<unknown>>>> = {
    catalogues: ({ app }) => app.get(CatalogosPort).lists(),
    insurances: ({ app }) => app.get(SegurosPort).list('incendio'),
    companies: ({ app }) => app.get(InmobiliariasPort).realEstates(),
    projects: ({ app }) => app.get(InmobiliariasPort).projectsOf(1),
  };

  it('the lists come from the database, with their age, unless they are nonsense', async () => {
    const lists = Object.values(LISTS);
    const env = { MODE_INMOBILIARIAS: 'core' };
    database = await createDatabase();
    const first = await startBff({ databaseUrl: database.url, env });
    const loaded = [];
    for (const list of lists) loaded.push((await list(first)).value);
    await first.close();
    const second = await startBff({ databaseUrl: database.url, env });
    try {
      await second.core.play({ '*': 'down' });
      second.clock.advance(60 * MINUTE_MS);
      for (const [index, list] of lists.entries())
        expect(await list(second)).toEqual({ value: loaded[index], source: 'stale', ageSeconds: 3600 });
      await second.query('UPDATE core_lists SET value = $1', ['{"no":"list"}']);
    } finally {
      await second.close();
    }
    const third = await startBff({ databaseUrl: database.url, env });
    try {
      await third.core.play({ '*': 'down' });
      for (const list of lists) await expect(list(third)).rejects.toThrow('No pudimos conectarnos');
    } finally {
      await third.close();
    }
  });

  it('a list of a mock core is not served in production', async () => {
    database = await createDatabase();
    const first = await startBff({ databaseUrl: database.url });
    await first.http.get('/api/external/catalogos_simulador/');
    await first.close();
    const second = await startBff({
      databaseUrl: database.url,
      env: {
        NODE_ENV: 'production',
        JWT_SECRET: 'una-clave-propia-de-mas-de-32-caracteres',
        UPSTREAM_ALLOWED_HOSTS: '127.0.0.1',
      },
    });
    try {
      expect((await second.http.get('/api/external/catalogos_simulador/')).status).toBe(502);
      await second.query(`UPDATE core_lists SET from_mock = false, value = value || ' '`);
      expect(await statusOnceRestored(second)).toBe(200);
    } finally {
      await second.close();
    }
  });

  it('two replicas serve the same list, also the one that could not load it', async () => {
    database = await createDatabase();
    const first = await startBff({ databaseUrl: database.url });
    const second = await startBff({ databaseUrl: database.url });
    try {
      await second.core.play({ '*': 'down' });
      expect((await second.http.get('/api/external/catalogos_simulador/')).status).toBe(502);
      await first.http.get('/api/external/catalogos_simulador/');
      expect(await statusOnceRestored(second)).toBe(200);
    } finally {
      await Promise.all([first.close(), second.close()]);
    }
  });

  /** Returns the catalogues' status once the replica has noticed a change of the stored list. */
  const statusOnceRestored = (replica: TestBff): Promise<number> =>
    retryUntil(
      async () => (await replica.http.get('/api/external/catalogos_simulador/')).status,
      (status) => status === 200,
    );

  it("today's UF comes from the database, as known as before, and is stale on later days, with its day's age", async () => {
    database = await createDatabase();
    const first = await startBff({ databaseUrl: database.url });
    const { body: value } = await first.http.get('/api/external/paridad/');
    await first.close();
    const second = await startBff({ databaseUrl: database.url });
    const seen = async (): Promise<unknown> => {
      const { status, headers, body } = await second.http.get('/api/external/paridad/');
      return [status, headers['x-source'], headers['x-uf-date'], body];
    };
    try {
      await second.core.play({ '*': 'down' });
      expect(await seen()).toEqual([200, 'cache', '2026-11-20', value]);
      second.clock.set('2026-11-21T15:00:00Z');
      expect(await seen()).toEqual([200, 'stale', '2026-11-20', value]);
      second.clock.set('2026-11-23T15:00:00Z');
      const { status, headers } = await second.http.get('/api/external/paridad/');
      expect([status, headers['x-source'], headers['x-uf-date']]).toEqual([200, 'stale', '2026-11-20']);
      // Seconds since the start of its day in Santiago, 2026-11-20T03:00:00Z.
      expect(headers['age']).toBe(String(3.5 * 86_400));
      const answer = await second.http.post('/api/external/calc_dividendo').send(CREDIT);
      expect([answer.status, answer.headers['x-uf-date']]).toEqual([200, '2026-11-20']);
    } finally {
      await second.close();
    }
  });
});

const HOUR_MS = 3_600_000;
const bff = bffForSpec({});

it('insurances twelve times dearer than ours are refused on the first day, and do not protect themselves against the right ones', async () => {
  const path = '/api/external/seguros_desgravamen/';
  const fresh = await startBff({ env: { MODE_SEGUROS: 'core' } });
  // The first answer ever, so that there is no earlier one to compare with.
  await fresh.core.play({ seguros_desgravamen: 'bias:*.Tasa*12' });
  expect((await fresh.http.get(path)).status).toBe(502);
  // An earlier release stored one.
  const wrong = SEGUROS_DESGRAVAMEN.map((each) => ({ ...each, Tasa: each.Tasa * 12 }));
  await fresh.query(
    `INSERT INTO core_lists (name, value, received_at, from_mock) VALUES ('seguros_desgravamen', $1, now(), true)`,
    [JSON.stringify(wrong)],
  );
  await fresh.core.play({});
  expect(
    (
      await retryUntil(
        async () => fresh.http.get(path),
        ({ status }) => status === 200,
      )
    ).body,
  ).toEqual(SEGUROS_DESGRAVAMEN);
  await fresh.close();
});

it('catalogues that can’t follow the stored ones do not replace them', async () => {
  const path = '/api/external/catalogos_simulador/';
  const { body } = await bff.http.get(path);
  const scenarios = [
    'set:comunas:[{"id":"13123","name":"Providencia","region":"13"}]',
    'set:tipos_inmuebles.*.vigente:false',
  ];
  for (const [n, scenario] of scenarios.entries()) {
    await bff.core.play({ catalogos_simulador: scenario });
    bff.clock.advance(HOUR_MS);
    await bff.http.get(path);
    const refused = await bff.logs.matching(
      ({ operation, outcome }) => operation === 'catalogos_simulador' && outcome === 'garbage',
      n + 1,
    );
    expect(refused).toHaveLength(n + 1);
    const after = await bff.http.get(path);
    expect([after.body, after.headers['x-source']]).toEqual([body, 'stale']);
  }
});

it('catalogues that are stored with too many rows are followed by the right ones', async () => {
  const fresh = await startBff();
  const extra = Array.from({ length: 400 }, (_, n) => ({
    id: String(13_500 + n),
    name: `Comuna ${n}`,
    region: '13',
  }));
  const wrong = { ...CATALOGOS, comunas: [...CATALOGOS.comunas, ...extra] };
  await fresh.query(
    `INSERT INTO core_lists (name, value, received_at, from_mock) VALUES ('catalogos_simulador', $1, $2, true)`,
    [JSON.stringify(wrong), new Date(fresh.clock.now().getTime() - HOUR_MS)],
  );
  const path = '/api/external/catalogos_simulador/';
  const { body } = await retryUntil(
    async () => fresh.http.get(path),
    ({ headers }) => headers['x-source'] === 'cache',
  );
  expect(body.comunas).toHaveLength(CATALOGOS.comunas.length);
  await fresh.close();
});
