import { expect, it } from '@jest/globals';
import { hashPassword } from '../src/database/passwords.ts';
import { databaseForSpec } from '../src/testing/for-spec.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'una-clave-propia-de-mas-de-32-caracteres',
  UPSTREAM_ALLOWED_HOSTS: '127.0.0.1',
};

const database = databaseForSpec();

const start = (env: Record<string, string>): Promise<TestBff> => startBff({ env, databaseUrl: database.url });

it('production does not start while a demo user has the demo password', async () => {
  await (await start({ SEED_DEMO_USERS: 'true' })).close();
  await expect(start(PRODUCTION)).rejects.toThrow(
    /admin@demo\.cl, ejecutivo@demo\.cl, comercial@demo\.cl, persona@demo\.cl/,
  );
  const hash = await hashPassword('otra-clave-bien-larga');
  const others = "email LIKE '%@demo.cl' AND email <> 'persona@demo.cl'";
  await database.query(`UPDATE users SET password_hash = $1 WHERE ${others}`, [hash]);
  await expect(start(PRODUCTION)).rejects.toThrow(/\(persona@demo\.cl\)/);
  await database.query("UPDATE users SET password_hash = NULL WHERE email = 'persona@demo.cl'");
  await (await start(PRODUCTION)).close();
});
