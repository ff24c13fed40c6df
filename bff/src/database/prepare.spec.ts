import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isPassword } from './passwords.ts';
import { DEMO_PASSWORD } from './seed.ts';
import { createDataSource } from './data-source.ts';
import { MIGRATION_NAMES } from './migrations.ts';
import { prepareDatabase, schemaIn } from './prepare.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabase('empty');
});
afterEach(() => database.drop());

const countOf = async (table: string): Promise<number> => {
  const [row] = (await database.query(`SELECT count(*)::int AS rows FROM ${table}`)) as { rows: number }[];
  return row?.rows ?? -1;
};
const release = async () =>
  (await database.query("SELECT obj_description('migrations'::regclass) AS release"))[0];
const prepare = (demoData: boolean) => prepareDatabase(database.url, { demoData });

describe('preparing a database', () => {
  it('fills an empty one, and keeps an operator’s changes', async () => {
    await prepare(true);
    expect([await countOf('rates'), await countOf('tmc'), await countOf('insurances')]).toEqual([2016, 4, 6]);
    expect([await countOf('companies'), await countOf('company_projects')]).toEqual([4, 10]);
    await database.query('UPDATE operation_cost_params SET notary_uf = 4');
    await database.query('DELETE FROM rates WHERE product_id = 2');
    const sql = "INSERT INTO companies (name) VALUES ('Inmobiliaria Ñirehuao') RETURNING id";
    expect(await database.query(sql)).toEqual([{ id: 5 }]);
    await prepare(true);
    expect(await database.query('SELECT notary_uf::float8 FROM operation_cost_params')).toEqual([
      { notary_uf: 4 },
    ]);
    expect([await countOf('rates'), await countOf('companies')]).toEqual([1344, 5]);
  });

  it('of production inserts nothing invented, runs every migration in order, and knows those of other builds', async () => {
    await prepare(false);
    expect([await countOf('rates'), await countOf('tmc'), await countOf('products')]).toEqual([0, 0, 3]);
    expect([await countOf('companies'), await countOf('company_projects')]).toEqual([0, 0]);
    expect(MIGRATION_NAMES.length).toBeGreaterThan(0);
    const run = await database.query('SELECT name FROM migrations ORDER BY id');
    expect(run).toEqual(MIGRATION_NAMES.map((name) => ({ name })));

    // The release's number rises with each migration, also in a database of a release that named another one.
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
    const named = { release: `${version.replace(/\.\d+$/, '')}.${60 + MIGRATION_NAMES.length}` };
    expect(await release()).toEqual(named);
    await database.query("COMMENT ON TABLE migrations IS '0.0.1'");

    // A migration of an earlier build that this one lacks is known, any other is of a newer one.
    const ran = (name: string) =>
      database.query('INSERT INTO migrations ("timestamp", name) VALUES ($1, $2)', [name.slice(-13), name]);
    await ran('SearchWords1764850000000');
    expect((await prepare(false)).newerMigration).toBeNull();
    expect(await release()).toEqual(named);
    await ran('Later9999999999999');
    expect((await prepare(false)).newerMigration).toBe('Later9999999999999');
  });

  it('that fails names this release all the same, because the migrations that ran stay', async () => {
    await prepare(false);
    const named = await release();
    await database.query("COMMENT ON TABLE migrations IS '0.0.1'");
    await database.query('DELETE FROM migrations WHERE "timestamp" > 1767899000000');
    await expect(prepare(false)).rejects.toThrow('already exists');
    expect(await release()).toEqual(named);
  });

  it('of the earliest release that can be upgraded keeps its rows, and of one before it says which comes first', async () => {
    await prepare(true);
    await database.query('DELETE FROM migrations WHERE "timestamp" > 1767899000000');
    await database.query(
      'INSERT INTO migrations ("timestamp", name) VALUES (1764750000000, \'TableChanges1764750000000\')',
    );
    expect((await database.query('SELECT name FROM migrations')).length).toBe(2);
    const source = await createDataSource(database.url).initialize();
    expect(await schemaIn(source)).toEqual({ newerMigration: null, newerRelease: null });
    await source.destroy();
    await database.query("DELETE FROM migrations WHERE name LIKE 'DeletedUfs%'");
    await expect(prepare(true)).rejects.toThrow(/anterior a la 0\.1\.61: inicia primero esa versión/);
    expect(await countOf('rates')).toBe(2016);
  });

  it('lets another role use everything, including later tables, but not delete from the audit log', async () => {
    await database.query("CREATE ROLE aplicacion_de_prueba LOGIN PASSWORD 'de-prueba'");
    try {
      await prepareDatabase(database.url, { demoData: false, applicationRole: 'aplicacion_de_prueba' });
      const url = new URL(database.url);
      [url.username, url.password] = ['aplicacion_de_prueba', 'de-prueba'];
      const source = await createDataSource(url.href).initialize();
      await source.query("INSERT INTO audit (at, action) VALUES (now(), 'sign_in')");
      await expect(source.query('DELETE FROM audit')).rejects.toThrow('permission denied');
      await source.query('UPDATE operation_cost_params SET notary_uf = 4');
      await database.query('CREATE TABLE later (id serial); CREATE VIEW of_later AS SELECT id FROM later');
      await source.query('INSERT INTO later DEFAULT VALUES');
      expect(await source.query('SELECT id FROM of_later')).toEqual([{ id: 1 }]);
      await source.destroy();
    } finally {
      await database.query('DROP OWNED BY aplicacion_de_prueba; DROP ROLE aplicacion_de_prueba');
    }
  });

  it('creates the demo users once, because they may be changed', async () => {
    const withUsers = () => prepareDatabase(database.url, { demoData: false, demoUsers: true });
    await withUsers();
    expect(await countOf('users')).toBe(4);
    const [user] = (await database.query('SELECT password_hash FROM users')) as { password_hash: string }[];
    expect(await isPassword(DEMO_PASSWORD, user?.password_hash ?? null)).toBe(true);
    await database.query("UPDATE users SET disabled = true WHERE email = 'persona@demo.cl'");
    await withUsers();
    expect(await database.query('SELECT email FROM users WHERE disabled')).toEqual([
      { email: 'persona@demo.cl' },
    ]);
  });

  it('can be done by several concurrently', async () => {
    await Promise.all([prepare(true), prepare(true), prepare(true)]);
    expect(await countOf('rates')).toBe(2016);
  });
});
