/**
 * Rows come back from a backup as they were: `pg_restore` makes tables, indexes and checks, and fills in the rows, with an empty search_path.
 * So does this, by PostgreSQL itself, because npm's PostgreSQL has no pg_dump.
 */
import { expect, it } from '@jest/globals';
import { startBff } from '../src/testing/test-bff.ts';
import { databaseForSpec } from '../src/testing/for-spec.ts';
import { askDatabase } from '../src/testing/test-database.ts';
import { Visitor } from '../src/testing/visitor.ts';

const COPIES = `DO $$ DECLARE each record; BEGIN
  CREATE SCHEMA restored;
  FOR each IN
    SELECT relname AS name, string_agg(quote_ident(attname), ',') AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname
  LOOP
    EXECUTE format('CREATE TABLE restored.%I (LIKE public.%1$I INCLUDING ALL)', each.name);
    EXECUTE format('INSERT INTO restored.%I (%s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM public.%1$I', each.name, each.columns);
  END LOOP;
END $$`;

const database = databaseForSpec();

it('saved simulations are restored with the same figures, like every other row', async () => {
  const bff = await startBff({ databaseUrl: database.url, isFresh: true });
  const visitor = new Visitor(bff.http);
  try {
    const saved = await visitor.save(await visitor.calculated(await visitor.introduce()));
    expect(saved.status).toBe(201);
  } finally {
    // A running BFF would change rows between a copy and its comparison.
    await bff.close();
  }
  const bare = `${database.url}&options=${encodeURIComponent('-c search_path=')}`;
  await askDatabase(bare, COPIES);
  const tables = (await askDatabase(
    bare,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'restored' ORDER BY 1`,
  )) as { name: string }[];
  const contentOf = (schema: string, name: string) =>
    askDatabase(bare, `SELECT each::text AS row FROM ${schema}."${name}" AS each ORDER BY 1`);
  for (const { name } of tables)
    expect([name, await contentOf('restored', name)]).toEqual([name, await contentOf('public', name)]);
  expect(tables.length).toBeGreaterThan(30);
  expect(JSON.stringify(await contentOf('restored', 'simulations'))).toMatch(/DivTotal\W+\d/);

  // A function that is found by the search_path only would not be found by a restore.
  await askDatabase(
    bare,
    `DROP SCHEMA restored CASCADE;
     CREATE FUNCTION public.plain(given text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT given';
     CREATE OR REPLACE FUNCTION public.fold_text(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
       AS 'BEGIN RETURN plain(given); END'`,
  );
  await expect(askDatabase(bare, COPIES)).rejects.toThrow('plain(text) does not exist');
});
