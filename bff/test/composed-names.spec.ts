import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ComposedNames1767600000000 } from '../src/database/migrations/1767600000000-composed-names.ts';
import { Office } from '../src/testing/office.ts';

const office = Office.forSpec();

it('composes the names of existing clients, which are then found and named once', async () => {
  const { client } = await office.store({ client: { firstName: 'Ana', lastName: 'Soto' } });
  const decomposed = 'Jose\u0301 N\u0303ancupil';
  await office.bff.query('UPDATE clients SET first_name = $1, last_name = $2 WHERE uuid = $3', [
    decomposed,
    'Wałęsa',
    client.uuid,
  ]);
  await office.bff.query(
    `INSERT INTO introductions (session, client, first_name, last_name, email)
     SELECT id, $1, $2, 'Soto', 'jose@correo.example' FROM sessions LIMIT 1`,
    [client.uuid, decomposed],
  );
  const runner = office.bff.app.get(DataSource).createQueryRunner();
  await new ComposedNames1767600000000().up(runner);
  await runner.release();
  const named = await office.bff.query(
    `SELECT first_name FROM clients WHERE uuid = $1 UNION ALL SELECT first_name FROM introductions WHERE client = $1`,
    [client.uuid],
  );
  const composed = { first_name: 'José Ñancupil' };
  expect(named).toEqual([composed, composed]);
  for (const name of ['José', 'nancupil', 'walesa'])
    expect((await office.listed({ name })).map(([found]) => found)).toEqual([client.uuid]);
});
