import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDataSource } from '../src/database/data-source.ts';
import { assertUsable, changesServerConnections } from '../src/database/configured-database.ts';
import { LIST_PATH } from '../src/testing/office.ts';
import { download, rowsOf } from '../src/testing/spreadsheets.ts';
import { type Member, signInEverybody } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { createDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { hashPassword } from '../src/database/passwords.ts';
import { databaseForSpec } from '../src/testing/for-spec.ts';

/** Defaults of a database that differ from those of a fresh server, each of which changes what a statement means or returns. */
const ODD_DEFAULTS = {
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'sql_standard',
  TimeZone: 'Pacific/Apia',
  client_encoding: 'LATIN1',
  extra_float_digits: '-9',
  bytea_output: 'escape',
  standard_conforming_strings: 'off',
  default_transaction_isolation: 'serializable',
  statement_timeout: '7s',
  lock_timeout: '7s',
};

/** Gives the database other defaults, for the connections that follow. */
const setDefaults = async ({ url, query }: TestDatabase, defaults: Readonly<Record<string, string>>) => {
  const name = new URL(url).pathname.slice(1);
  for (const [setting, value] of Object.entries(defaults))
    await query(`ALTER DATABASE ${name} SET ${setting} = '${value}'`);
};

describe('a database with other defaults', () => {
  let database: TestDatabase;
  let bff: TestBff;
  let executive: Member;
  beforeAll(async () => {
    database = await createDatabase();
    await setDefaults(database, ODD_DEFAULTS);
    bff = await startBff({ databaseUrl: database.url });
    ({ executiverole: executive } = await signInEverybody(bff));
  });
  afterAll(async () => {
    await bff.close();
    await database.drop();
  });

  it('lets a migration take as long as it needs', async () => {
    const source = await createDataSource(database.url, 0).initialize();
    const limit = async (name: string) => (await source.query(`SHOW ${name}`))[0][name];
    expect([await limit('statement_timeout'), await limit('lock_timeout')]).toEqual(['0', '0']);
    await source.destroy();
  });

  it('saves, signs in, lists, shows and downloads like any other', async () => {
    const visitor = new Visitor(bff.http, '203.0.113.1');
    const saved = await visitor.save(await visitor.calculated(await visitor.introduce()));
    expect([saved.status, saved.body.uf_date, saved.body.uf_value]).toEqual([201, '2026-11-20', 40880.36]);
    const { id, uuid } = saved.body;
    const get = (path: string) => bff.http.get(path).set(executive.headers);
    expect((await get('/api/simulador/pendientes')).status).toBe(200);
    const list = await get(LIST_PATH);
    expect(list.body.results?.[0]?.simulations?.[0]?.id).toBe(id);
    expect((await get(`/simulations/api/simulation/${uuid}`)).status).toBe(200);
    const [row] = rowsOf((await download(bff, executive, {})).body);
    expect(row?.['Fecha']).toEqual(new Date('2026-11-20T00:00:00Z'));
  });
});

describe('a database that can’t be used', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase('empty');
  });
  afterEach(() => database.drop());

  const check = () => assertUsable(database.url, 'DATABASE_URL');

  it('is refused by the name of what differs', async () => {
    await expect(check()).resolves.toBeUndefined();
    await setDefaults(database, { search_path: 'pg_catalog', default_transaction_read_only: 'on' });
    await expect(check()).rejects.toThrow(
      /DATABASE_URL: [^\n]*\(search_path\)\n[^\n]*DATABASE_URL: [^\n]*default_transaction_read_only/,
    );
  });

  it('is refused without UTF8', async () => {
    const url = new URL(database.url);
    const latin = `${url.pathname.slice(1)}_latin`;
    await database.query(
      `CREATE DATABASE ${latin} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc`,
    );
    url.pathname = latin;
    await expect(assertUsable(url.href, 'DATABASE_URL')).rejects.toThrow(/codificación LATIN1/);
    await database.query(`DROP DATABASE ${latin} WITH (FORCE)`);
  });

  it.each([
    ['by session', [1, 2, 1, 1], false],
    ['by transaction, the latest first', [1, 1], true],
    ['by transaction, two in turn', [1, 2, 1, 2], true],
    ['by transaction, three in turn', [1, 2, 3], true],
  ])('is recognised behind a pooler %s', async (_how, processes, expected) => {
    const answers = [...processes];
    const ask = () => Promise.resolve(answers.shift() ?? 0);
    expect([await changesServerConnections(ask, ask), answers]).toEqual([expected, []]);
  });
});

const MIGRATION = 'CoDebtor9999000000000';
const RELEASE = '2.0.0';

describe('a schema that a newer release has migrated', () => {
  let database: TestDatabase | undefined;
  let bff: TestBff | undefined;
  afterEach(async () => {
    await bff?.close();
    await database?.drop();
  });

  /** Returns the readiness once the database was reached, which a busy machine may not do within the check's second. */
  const readiness = (): Promise<unknown[]> =>
    retryUntil(
      async () => {
        const { status, body } = (await bff?.http.get('/health/ready')) ?? {};
        return [status, body.status, body.database, body.newer_migration, body.newer_release];
      },
      ([, , database]) => database !== 'down',
    );

  it('is not ready, names the migration and its release, and runs no jobs', async () => {
    database = await createDatabase();
    await database.query('INSERT INTO migrations (timestamp, name) VALUES (9999000000000, $1)', [MIGRATION]);
    await database.query(`COMMENT ON TABLE migrations IS '${RELEASE}'`);
    await database.query('DELETE FROM operation_cost_params');
    bff = await startBff({ databaseUrl: database.url });
    expect(await readiness()).toEqual([503, 'unavailable', 'newer', MIGRATION, RELEASE]);
    expect((await bff.http.get('/health/live')).status).toBe(200);
    // No rows were inserted.
    expect(await database.query('SELECT count(*)::int AS rows FROM operation_cost_params')).toEqual([
      { rows: 0 },
    ]);
    const [line] = bff.logs.entries().filter(({ msg }) => /newer release/.test(String(msg)));
    expect(line).toMatchObject({ newerMigration: MIGRATION, newerRelease: RELEASE });
  });

  it('that takes a table of the list away makes a running replica not ready; any other leaves it ready', async () => {
    database = await createDatabase();
    bff = await startBff({ databaseUrl: database.url });
    await database.query('INSERT INTO migrations (timestamp, name) VALUES (9999000000000, $1)', [MIGRATION]);
    await database.query(`COMMENT ON TABLE migrations IS '${RELEASE}'`);
    expect(await readiness()).toEqual([200, 'ok', 'up', undefined, undefined]);
    await database.query('ALTER TABLE simulations RENAME COLUMN contact_on TO contact_day');
    const found = await retryUntil(readiness, ([status]) => status === 503);
    expect(found).toEqual([503, 'unavailable', 'newer', MIGRATION, RELEASE]);
  });
});

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'una-clave-propia-de-mas-de-32-caracteres',
  UPSTREAM_ALLOWED_HOSTS: '127.0.0.1',
};

const used = databaseForSpec();

const start = (env: Record<string, string>): Promise<TestBff> => startBff({ env, databaseUrl: used.url });

it('production does not start while a demo user has the demo password', async () => {
  await (await start({ SEED_DEMO_USERS: 'true' })).close();
  await expect(start(PRODUCTION)).rejects.toThrow(
    /admin@demo\.cl, ejecutivo@demo\.cl, comercial@demo\.cl, persona@demo\.cl/,
  );
  const hash = await hashPassword('otra-clave-bien-larga');
  const others = "email LIKE '%@demo.cl' AND email <> 'persona@demo.cl'";
  await used.query(`UPDATE users SET password_hash = $1 WHERE ${others}`, [hash]);
  await expect(start(PRODUCTION)).rejects.toThrow(/\(persona@demo\.cl\)/);
  await used.query("UPDATE users SET password_hash = NULL WHERE email = 'persona@demo.cl'");
  await (await start(PRODUCTION)).close();
});
