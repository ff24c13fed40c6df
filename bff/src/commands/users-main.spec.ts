import { describe, expect, it } from '@jest/globals';
import { runBuilt } from '../testing/built.ts';
import { databaseForSpec } from '../testing/for-spec.ts';

const PASSWORD = 'una-clave-bien-larga';
const SECRET_URL = 'postgres://usuario:clave-secreta@127.0.0.1:1/nada';

const database = databaseForSpec();

const run = (databaseUrl: string, args: readonly string[], input?: string) =>
  runBuilt('commands/users-main.ts', args, { DATABASE_URL: databaseUrl, DATA_DIR: '/dev/null/x' }, input);

describe('npm run users', () => {
  it('reads a password from its input without printing it', async () => {
    const create = ['create', '--email', 'a@b.cl', '--name', 'Paula Soto', '--role', 'adminrole'];
    expect(await run(database.url, create, `${PASSWORD}\n`)).toEqual([0, 'Usuario 1 creado.\n']);
    expect(await database.query('SELECT email, bank_role FROM users')).toEqual([
      { email: 'a@b.cl', bank_role: 'adminrole' },
    ]);
  });

  it('does not wait for a password if the input ends, and says what is wrong', async () => {
    const [exitCode, said] = await run(database.url, ['password', '--email', 'a@b.cl']);
    expect([exitCode, said]).toEqual([1, 'La contraseña debe tener 12 caracteres o más.\n']);
  });

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
