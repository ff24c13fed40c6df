import { describe, expect, it } from '@jest/globals';
import { runBuilt } from '../testing/built.ts';
import { databaseForSpec } from '../testing/for-spec.ts';

const PASSWORD = 'una-clave-bien-larga';

const database = databaseForSpec();

const run = (args: readonly string[], input?: string) =>
  runBuilt('commands/users-main.ts', args, { DATABASE_URL: database.url }, input);

describe('npm run users', () => {
  it('reads a password from its input without printing it', async () => {
    const create = ['create', '--email', 'a@b.cl', '--name', 'Paula Soto', '--role', 'adminrole'];
    expect(await run(create, `${PASSWORD}\n`)).toEqual([0, 'Usuario 1 creado.\n']);
    expect(await database.query('SELECT email, bank_role FROM users')).toEqual([
      { email: 'a@b.cl', bank_role: 'adminrole' },
    ]);
  });

  it('does not wait for a password if the input ends, and says what is wrong', async () => {
    const [exitCode, said] = await run(['password', '--email', 'a@b.cl']);
    expect([exitCode, said]).toEqual([1, 'La contraseña debe tener 12 caracteres o más.\n']);
  });
});

it('npm run person reads the person from its input', async () => {
  const env = { DATABASE_URL: database.url, JWT_SECRET: 'un-secreto-de-prueba-de-32-caracteres' };
  const args = ['register', '--kind', 'access'];
  const [code, said] = await runBuilt('commands/people-main.ts', args, env, '12.345.678-5\n');
  expect([code, said]).toEqual([0, expect.stringMatching(/^N\.º 1\tAcceso\t12345678-5\t/)]);
});
