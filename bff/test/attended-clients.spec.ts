import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { Office } from '../src/testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

it('a client is listed with another executive who has one of their open simulations, and who prevents taking others', async () => {
  const { commercialrole: commercial } = office.staff;
  const simulation = await office.store();
  const group = async (role: UserRole) => {
    const list = '/simulations/api/executive/clients/simulations';
    const { body } = await office.get(list, role, { days: 3650, name: simulation.client.identification });
    return (body as { results: { attended_by: string | null }[] }).results[0]?.attended_by;
  };
  const taken = await office.store({ by: simulation, commercial: commercial.id });
  expect([await group('executiverole'), await group('commercialrole')]).toEqual(['Paula Soto', null]);
  const { status } = await office.send(
    'post',
    `/api/simulador/tomar/${simulation.uuid}`,
    undefined,
    'executiverole',
  );
  expect(status).toBe(409);
  const block = (at: string) =>
    office.bff.query(`UPDATE simulations SET blocked_at = ${at} WHERE uuid = $1`, [taken.uuid]);
  await block('now()');
  expect(await group('executiverole')).toBeNull();
  await block('NULL');
  // A rejected simulation is nobody's any more.
  await office.update(taken, { estado: 4, resolucion: 7 }, 'adminrole');
  expect(await group('executiverole')).toBeNull();
});
