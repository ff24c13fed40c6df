import { expect, it } from '@jest/globals';
import { runBuilt } from '../testing/built.ts';
import { databaseForSpec } from '../testing/for-spec.ts';

const database = databaseForSpec();

it('npm run person reads the person from its input', async () => {
  const env = { DATABASE_URL: database.url, JWT_SECRET: 'un-secreto-de-prueba-de-32-caracteres' };
  const args = ['register', '--kind', 'access'];
  const [code, said] = await runBuilt('commands/people-main.ts', args, env, '12.345.678-5\n');
  expect([code, said]).toEqual([0, expect.stringMatching(/^N\.º 1\tAcceso\t12345678-5\t/)]);
});
