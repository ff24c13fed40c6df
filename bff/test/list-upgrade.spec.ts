/**
 * An existing installation gets the list by queries: its rows are listed and found as before, and the tables kept by triggers are gone. Its
 * records that staff stored, and those that were rectified, belong to no visitor any more.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.ts';
import { ListQueries1767840000000 } from '../src/database/migrations/1767840000000-list-queries.ts';
import { pageOfClients } from '../src/office/listing/listed-clients.ts';
import { readSearchText } from '../src/office/listing/search-text.ts';
import { ANY_SIMULATION } from '../src/testing/any-simulation.ts';
import { createDatabase, type TestDatabase } from '../src/testing/test-database.ts';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createDatabase('empty');
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** Names that the migrations of earlier builds created for the list: everything with them is dropped. */
const KEPT_TABLES = `
  CREATE TYPE listed_change AS (id integer);
  CREATE FUNCTION words_of(search_text text) RETURNS SETOF text LANGUAGE sql AS 'SELECT search_text';
  CREATE INDEX clients_words ON clients USING gin (regexp_split_to_array(search_text, '\\s+'));
  CREATE FUNCTION list_client_days(who uuid[]) RETURNS void LANGUAGE sql AS '';
  CREATE FUNCTION list_days(who uuid[]) RETURNS void LANGUAGE sql AS '';
  CREATE FUNCTION list_words(who uuid[]) RETURNS void LANGUAGE sql AS '';
  ${['client_days', 'client_day_counts', 'simulation_day_counts', 'listed_words', 'search_words']
    .map((table) => `CREATE TABLE ${table} (id integer);`)
    .join('\n')}
  CREATE VIEW current_client_days AS SELECT * FROM client_days;
  CREATE VIEW current_listed_words AS SELECT words_of(id::text) FROM current_client_days;
  ${[
    'untouched',
    'by_amount',
    'newest',
    'newest_by_state',
    'of_client',
    'below_income',
    'below_income_by_client',
  ]
    .map((name) => `CREATE INDEX simulations_${name} ON simulations (id);`)
    .join('\n')}
  ${Object.entries({ list: 'simulations', words: 'clients' })
    .map(([name, table]) => {
      const [changed, emptied] =
        name === 'list' ? ['list_simulations', 'empty_lists'] : ['list_names', 'empty_words'];
      return `
        CREATE FUNCTION ${changed}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
        CREATE FUNCTION ${emptied}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
        CREATE TRIGGER ${name}_added AFTER INSERT ON ${table} EXECUTE FUNCTION ${changed}();
        CREATE TRIGGER ${name}_changed AFTER UPDATE ON ${table} EXECUTE FUNCTION ${changed}();
        CREATE TRIGGER ${name}_removed AFTER DELETE ON ${table} EXECUTE FUNCTION ${changed}();
        CREATE TRIGGER ${name}_emptied AFTER TRUNCATE ON ${table} EXECUTE FUNCTION ${emptied}();`;
    })
    .join('')}`;

/** Returns the instant in a migration's name. */
const instantOf = (name: string): number => Number(name.slice(-13));

/** Migrates to the release before the change, and saves a simulation of each of two clients, who gave other contacts. */
async function fillFormerRelease(): Promise<void> {
  const former = createDataSource(database.url, 0);
  type Migrations = NonNullable<typeof former.options.migrations>;
  const all = former.options.migrations as readonly { readonly name: string }[];
  const before = all.filter(({ name }) => instantOf(name) < instantOf(ListQueries1767840000000.name));
  former.setOptions({ migrations: before as unknown as Migrations });
  await former.initialize();
  await former.runMigrations();
  await former.query(KEPT_TABLES);
  await former.query(`
    INSERT INTO states (id, description, dashboard_order) VALUES (1, 'Ingresada', 1);
    INSERT INTO resolutions (id, description, state, dashboard_order) VALUES (1, 'Sin Resolución', 1, 1);
    INSERT INTO sessions (id) VALUES ('\\x01');
    INSERT INTO clients (first_name, last_name, identification, email, phone_number) VALUES
      ('José', 'Muñoz', '12345670-k', 'jota@correo.example', '+56955512345'),
      ('Ana', 'Soto', '11111111-1', 'ana@correo.example', NULL);
    INSERT INTO clients (first_name, last_name, identification, email, session, rectified_at) VALUES
      ('Rita', 'Vera', '7654321-6', 'rita@correo.example', '\\x01', '2026-11-01T15:00Z'),
      ('Pía', 'Lara', '22222222-2', 'pia@correo.example', '\\x01', NULL),
      ('Noé', 'Paz', '33333333-3', 'noe@correo.example', '\\x01', NULL);
    INSERT INTO introductions (session, client, first_name, last_name, email)
      SELECT '\\x01', uuid, first_name, last_name, 'trabajo-' || email FROM clients;
    INSERT INTO simulations (client, session, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf,
        annual_rate_pct, uf_value, uf_date, state, resolution, created)
      SELECT uuid, session, CASE first_name WHEN 'Pía' THEN 'pro' ELSE 'web' END, '{}', '{}', 3000, 2000, 10, 4, 39000, '2026-11-20', 1, 1,
        CASE WHEN session IS NULL THEN '2026-11-20T15:00Z'::timestamptz ELSE '2026-10-20T15:00Z' END FROM clients`);
  await former.destroy();
}

async function found(text: string): Promise<string[]> {
  const window = { from: '2026-11-20', to: '2026-11-20' } as const;
  const filter = { ...ANY_SIMULATION, window };
  const list = { filter, search: readSearchText(text), sort: 'newest' } as const;
  const { clients } = await pageOfClients(source.manager, list, { number: 1, size: 10 });
  const uuids = clients.map(({ client }) => client);
  const rows = await source.query(
    'SELECT first_name AS name FROM clients WHERE uuid = ANY ($1) ORDER BY first_name',
    [uuids],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

it('lists and finds what was saved before, and what is corrected later', async () => {
  await fillFormerRelease();
  source = await createDataSource(database.url).initialize();
  await source.runMigrations();
  expect(await found('')).toEqual(['Ana', 'José']);
  for (const text of ['munoz', '12.345.670-K', '123456', 'jota@', '55512345', 'trabajo-jota@', 'jose 2345'])
    expect([text, await found(text)]).toEqual([text, ['José']]);
  await source.query("UPDATE clients SET last_name = 'Ibáñez' WHERE first_name = 'José'");
  expect([await found('munoz'), await found('ibanez')]).toEqual([[], ['José']]);
  await source.query(
    'UPDATE simulations SET blocked_at = now() FROM clients WHERE clients.uuid = client AND first_name = $1',
    ['Ana'],
  );
  expect(await found('')).toEqual(['José']);
});

it('takes from visitors what staff stored and what was rectified', async () => {
  const rows = await source.query(
    `SELECT first_name AS name, clients.session IS NOT NULL AS record, simulations.session IS NOT NULL AS simulation,
       EXISTS (SELECT FROM introductions AS given WHERE given.client = clients.uuid) AS introduction
     FROM clients JOIN simulations ON client = clients.uuid WHERE first_name IN ('Noé', 'Pía', 'Rita') ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'Noé', record: true, simulation: true, introduction: true },
    { name: 'Pía', record: false, simulation: true, introduction: true },
    { name: 'Rita', record: false, simulation: false, introduction: false },
  ]);
});

it('keeps no table by triggers, so that a save writes its own rows only', async () => {
  const triggers = await source.query(
    "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgrelid IN ('clients'::regclass, 'simulations'::regclass)",
  );
  const kept = await source.query(
    `SELECT relname AS name FROM pg_class WHERE relname ~ '^(current_)?(client_day|listed_|search_word|simulation_day)|^clients_words|^simulations_(untouched|by_amount|newest_by|below_income_by)'
     UNION ALL SELECT proname FROM pg_proc WHERE proname ~ '^(list|empty)_' OR proname = 'words_of'`,
  );
  expect([triggers, kept]).toEqual([[], []]);
});
