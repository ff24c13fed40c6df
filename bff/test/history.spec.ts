import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office, STAFF_ROLES } from '../src/testing/office.ts';

let office: Office;
let simulation: SimulationEntity;

beforeAll(async () => {
  office = await Office.open();
  await office.bff.query("UPDATE users SET full_name = 'Tomás Escobar' WHERE id = $1", [
    office.staff.commercialrole.id,
  ]);
});
afterAll(() => office.close());
beforeEach(async () => {
  simulation = await office.store();
});

const read = (role?: UserRole, uuid = simulation.uuid): Promise<Response> =>
  office.get('/api/simulador/historia', role, { simulation: uuid });

describe("a simulation's history", () => {
  it('has author, time, former and new values, the newest first, for all staff', async () => {
    await office.update(simulation, { estado: 2, resolucion: 3 });
    office.bff.clock.advance(60_000);
    await office.update(simulation, { commercial: office.staff.commercialrole.id }, 'adminrole');
    office.bff.clock.advance(-60_000);
    for (const role of STAFF_ROLES) {
      const { status, body } = await read(role);
      expect([status, body]).toEqual([
        200,
        [
          {
            at: '2026-11-20T15:01:00.000Z',
            by: 'Paula Soto',
            estado: null,
            resolucion: null,
            commercial: { from: null, to: 'Tomás Escobar' },
            next_contact: null,
            send: null,
          },
          {
            at: '2026-11-20T15:00:00.000Z',
            by: 'Paula Soto',
            commercial: null,
            send: null,
            next_contact: null,
            estado: { from: 'Ingresada', to: 'En evaluación' },
            resolucion: { from: 'Sin Resolución', to: 'Mejores condiciones' },
          },
        ],
      ]);
    }
  });

  it('is empty without changes, despite those of others, comments and reads', async () => {
    const other = await office.store();
    await office.update(other, { estado: 2 });
    const { uuid } = simulation;
    await office.send('post', '/simulations/api/simulation_comments/', { simulation: uuid, comment: 'x' });
    await office.bff.http.get(`/simulations/api/simulation/${uuid}`);
    expect(await office.recorded(uuid)).toMatchObject([{ action: 'access_refused' }]);
    expect((await read()).body).toEqual([]);
  });

  it('has the changes of a bulk assignment, and those of disabled users', async () => {
    const { executiverole, commercialrole } = office.staff;
    const path = `/simulations/api/assign_simulations_to_executive/${commercialrole.uuid}/`;
    await office.send('put', path, { simulations: [simulation.uuid] }, 'adminrole');
    await office.update(simulation, { commercial: executiverole.id }, 'adminrole');
    await office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [commercialrole.id]);
    const { body } = await read();
    await office.bff.query('UPDATE users SET disabled = false WHERE id = $1', [commercialrole.id]);
    expect(body.map(({ commercial }: { commercial: unknown }) => commercial)).toEqual([
      { from: 'Tomás Escobar', to: 'Paula Soto' },
      { from: null, to: 'Tomás Escobar' },
    ]);
  });

  it('names deleted rows by their number', async () => {
    await office.bff.query(
      "INSERT INTO resolutions (id, description, state, dashboard_order) VALUES (90, 'Otra', 1, 90)",
    );
    await office.update(simulation, { resolucion: 90 });
    await office.update(simulation, { resolucion: 1 });
    await office.bff.query('DELETE FROM resolutions WHERE id = 90');
    const [{ resolucion }] = (await read()).body;
    expect(resolucion).toEqual({ from: 'N.º 90', to: 'Sin Resolución' });
  });

  it('has the latest 100 changes', async () => {
    for (let n = 1; n <= 101; n += 1) await office.update(simulation, { estado: n % 2 ? 2 : 1 });
    const { body } = await read();
    expect([body.length, body[0].estado.to, body[99].estado.to]).toEqual([100, 'En evaluación', 'Ingresada']);
  });

  it('is for staff, and of an existing simulation', async () => {
    expect((await read('default')).status).toBe(403);
    expect((await office.bff.http.get('/api/simulador/historia')).status).toBe(401);
    for (const uuid of [randomUUID(), 'una', '']) expect((await read('adminrole', uuid)).status).toBe(404);
    expect((await office.get('/api/simulador/historia')).status).toBe(404);
  });
});
