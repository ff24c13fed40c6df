/** Steps of a new installation that are missing, for its administrator. */
import { afterEach, expect, it } from '@jest/globals';
import { JOB_TABLE } from '../src/testing/job-table.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { signInEverybody } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

let bff: TestBff;
afterEach(() => bff.close());

async function missingIn(env: Readonly<Record<string, string>>, ...statements: string[]) {
  bff = await startBff({ env });
  const { adminrole } = await signInEverybody(bff);
  for (const sql of statements) await bff.query(sql);
  const read = async (): Promise<Record<string, string>> => {
    const { body } = await bff.http.get('/api/simulador/puesta_en_marcha').set(adminrole.headers);
    const steps = body as { name: string; missing: string | null }[];
    expect(steps.map(({ name }) => name)).toEqual(['administrators', 'uf', 'tmc', 'rates', 'mail', 'core']);
    return Object.fromEntries(
      steps.flatMap(({ name, missing }) => (missing === null ? [] : [[name, missing]])),
    );
  };
  return read;
}

it('each thing that is missing is named, until it is there', async () => {
  const read = await missingIn(
    { MODE_PARIDAD: 'local' },
    'DELETE FROM tmc',
    'DELETE FROM rates WHERE product_id = 8',
  );
  expect(await read()).toEqual({
    uf: 'Falta la UF del 20-11-2026.',
    tmc: 'Falta la TMC vigente el 20-11-2026.',
    rates: 'Faltan tasas vigentes de Universal.',
    administrators: expect.stringMatching(/^Solo una persona tiene rol de administración/),
    mail: expect.stringMatching(/^No hay servidor de correo/),
  });
  await bff.query(`INSERT INTO uf_values (date, value) VALUES ('2026-11-20', 40880.36)`);
  await bff.query(`UPDATE users SET bank_role = 'adminrole'`);
  expect(Object.keys(await read())).toEqual(['tmc', 'rates', 'mail']);
});

it('says that nobody can approve what the only administrator proposes', async () => {
  const read = await missingIn({ RATE_APPROVAL: 'second' });
  expect((await read())['administrators']).toMatch(/: nadie aprueba lo que propone\. Pida a Operaciones/);
});

it('a mail server that accepts no mail is missing, as is a product to offer', async () => {
  const read = await missingIn({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(Object.keys(await read())).toEqual(['administrators']);
  await bff.query(`SELECT FROM graphile_worker.add_job('mail', '{}', run_at => now() + interval '1 day')`);
  expect(Object.keys(await read())).toEqual(['administrators']);
  await bff.query(`UPDATE ${JOB_TABLE} SET attempts = 1, locked_at = now()`);
  expect(Object.keys(await read())).toEqual(['administrators']);
  await bff.query(`UPDATE ${JOB_TABLE} SET locked_at = NULL`);
  await bff.query('UPDATE products SET is_active = false');
  expect(await read()).toMatchObject({
    rates: 'No se ofrece ningún producto.',
    mail: expect.stringMatching(/^1 correo no salió y se reintenta\./),
  });
});

it('a core that rejects the credentials or fails is named, and owns what it gives', async () => {
  const read = await missingIn({ SMTP_URL: 'smtp://127.0.0.1:1', MODE_TMC: 'core' }, 'DELETE FROM tmc');
  await bff.core.play({ paridad: '401' });
  await bff.http.get('/api/external/paridad/');
  expect(await read()).toMatchObject({ core: 'El sistema central rechaza nuestras credenciales.' });
  await bff.core.play({ '*': 'ok', paridad: 'down' });
  await bff.http.get('/api/external/paridad/');
  const { administrators, ...others } = await read();
  expect(administrators).toBeDefined();
  expect(Object.keys(others)).toEqual(['core']);
});

it('the reason of the CMF stands beside what is missing', async () => {
  const env = { MODE_PARIDAD: 'cmf', CMF_API_KEY: 'x', CMF_URL: 'http://127.0.0.1:9' };
  const read = await missingIn(env);
  const found = await retryUntil(read, ({ uf = '' }) => uf.includes('CMF'));
  expect(found['uf']).toBe('Falta la UF del 20-11-2026. La CMF no contesta: falló la conexión.');
});
