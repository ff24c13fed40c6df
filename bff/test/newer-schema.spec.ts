import { afterEach, describe, expect, it } from '@jest/globals';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { createDatabase, type TestDatabase } from '../src/testing/test-database.ts';

const MIGRATION = 'CoDebtor9999000000000';
const RELEASE = '2.0.0';

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

describe('a schema that a newer release has migrated', () => {
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
