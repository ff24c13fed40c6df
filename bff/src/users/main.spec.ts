import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { spawnFromSources } from '../testing/from-sources.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';

const PASSWORD = 'una-clave-bien-larga';
const SECRET_URL = 'postgres://usuario:clave-secreta@127.0.0.1:1/nada';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

/** The command as a process of its own: its exit code, and all that it said. */
async function run(databaseUrl: string, args: readonly string[], input = ''): Promise<[unknown, string]> {
  const child = spawnFromSources('users/main.ts', args, { DATABASE_URL: databaseUrl });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(input);
  await once(child, 'close');
  return [child.exitCode, said];
}

describe('npm run users', () => {
  it('reads a password from its input, and shows it nowhere', async () => {
    const create = ['create', '--email', 'a@b.cl', '--name', 'Paula Soto', '--role', 'adminrole'];
    expect(await run(database.url, create, `${PASSWORD}\n`)).toEqual([0, 'Usuario 1 creado.\n']);
    expect(await run(database.url, ['list'])).toEqual([0, '1\ta@b.cl\tadminrole\n']);
  }, 60_000);

  it.each([
    ['no database', '', ['list'], 1, /^Falta DATABASE_URL.*\nUso: npm run users/],
    ['a database that is not there', SECRET_URL, ['list'], 3, /^No se pudo usar la base de datos/],
  ])(
    'says what is wrong with %s, and no secret',
    async (_what, url, args, code, sentence) => {
      const [exitCode, said] = await run(url, args);
      expect([exitCode, said]).toEqual([code, expect.stringMatching(sentence)]);
      expect(said).not.toMatch(/clave-secreta|\n\s+at /);
    },
    60_000,
  );
});
