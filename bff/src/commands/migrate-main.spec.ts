import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runBuilt } from '../testing/built.ts';
import { retryUntil } from '../testing/retry-until.ts';
import { startBff } from '../testing/test-bff.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';

const ROLE = 'replica_de_prueba';

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabase('empty');
  await database.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'de-prueba'`);
});
afterEach(async () => {
  await database.query(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
  await database.drop();
});

const env = () => {
  const url = Object.assign(new URL(database.url), { username: ROLE, password: 'de-prueba' });
  return { DATABASE_URL: url.href, CORE_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'info' };
};
const migrate = () =>
  runBuilt('commands/migrate-main.ts', [], { ...env(), DATABASE_MIGRATION_URL: database.url });

describe('migrating before a rollout', () => {
  it('lets a replica start without the migrating role, runs once, and refuses the schema of a newer release', async () => {
    expect(await migrate()).toEqual([0, '']);
    const rights = `SELECT has_schema_privilege('${ROLE}', 'public', 'CREATE') AS migrates`;
    expect(await database.query(rights)).toEqual([{ migrates: false }]);
    const bff = await startBff({ databaseUrl: env().DATABASE_URL });
    const status = async () => (await bff.http.get('/health/ready')).status;
    expect(await retryUntil(status, (found) => found === 200)).toBe(200);
    await bff.close();

    // A newer release migrates the schema.
    await database.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999000000000, 'Later9999000000000')",
    );
    const refusal = (release: string): [number, string] => [
      1,
      `La base de datos es de ${release} (Later9999000000000): inicia esa o una posterior.\n`,
    ];
    await database.query("COMMENT ON TABLE migrations IS '2.0.0'");
    expect(await migrate()).toEqual(refusal('la versión 2.0.0'));
    await database.query('COMMENT ON TABLE migrations IS NULL');
    expect(await migrate()).toEqual(refusal('una versión más nueva'));
  });
});
