import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import type { HistoryEntryDto } from '../src/office/management/history.dto.ts';
import { Office, STAFF_ROLES } from '../src/testing/office.ts';

const office = Office.forSpec();
let simulation: SimulationEntity;

beforeAll(async () => {
  await office.bff.query("UPDATE users SET full_name = 'Tomás Escobar' WHERE id = $1", [
    office.staff.commercialrole.id,
  ]);
});
beforeEach(async () => {
  simulation = await office.store();
});

const read = (role?: UserRole, client = simulation.client.uuid, page = 1): Promise<Response> =>
  office.get(`/api/simulador/clientes/${client}/historia`, role, { page });
const entries = async (): Promise<HistoryEntryDto[]> => (await read()).body.results;
const summaries = async (): Promise<unknown[]> =>
  (await entries()).map(({ kind, by, number, text }) => [kind, by, number, text]);

describe("a client's history", () => {
  it('has saves, mails, contacts, comments, changes and sends of all their simulations in one order', async () => {
    const older = await office.store({ by: simulation, daysAgo: 2 });
    const { bff } = office;
    const later = async (act: () => Promise<unknown>): Promise<void> => {
      bff.clock.advance(1000);
      await act();
    };
    await later(() =>
      bff.query(
        `INSERT INTO mail_intents (intent, simulation, recipient, created, sent_at) VALUES ($1, $2, 'ana@correo.example', $3, $3)`,
        [randomUUID(), older.uuid, bff.clock.now()],
      ),
    );
    await later(() =>
      bff.query(
        `INSERT INTO mail_intents (intent, simulation, recipient, created, failed_at, refused)
         VALUES ($1, $2, 'an@correo.example', $3, $3, true), ($4, $2, 'otra@correo.example', $3, $3, false)`,
        [randomUUID(), older.uuid, bff.clock.now(), randomUUID()],
      ),
    );
    await later(() =>
      office.send('post', '/simulations/api/simulation_comments/', {
        simulation: older.uuid,
        comment: 'Número antiguo',
      }),
    );
    await later(() =>
      office.send('post', `/api/simulador/contactos/${simulation.uuid}`, {
        outcome: 'talked',
        note: 'Acepta',
        estado: 2,
      }),
    );
    await later(() => office.assign([older.uuid]));
    expect(await summaries()).toEqual([
      ['change', 'Paula Soto', simulation.id, null],
      ['change', 'Paula Soto', older.id, null],
      ['contact', 'Paula Soto', simulation.id, 'Acepta'],
      ['change', 'Paula Soto', simulation.id, null],
      ['comment', 'Paula Soto', older.id, 'Número antiguo'],
      ['mail_refused', 'Correo automático', older.id, 'an@correo.example'],
      ['mailed', 'Correo automático', older.id, 'ana@correo.example'],
      ['saved', 'La persona', simulation.id, null],
      ['saved', 'La persona', older.id, null],
    ]);
    bff.clock.advance(-5000);
  });

  it('has pages, the newest first, without gaps', async () => {
    for (let n = 1; n <= 22; n += 1) await office.update(simulation, { estado: n % 2 ? 2 : 1 });
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await read(undefined, simulation.client.uuid, page)).body),
    );
    expect(pages.map(({ results, has_more }) => [results.length, has_more])).toEqual([
      [20, true],
      [3, false],
      [0, false],
    ]);
    const ids = pages.flatMap(({ results }) => results.map(({ id }: HistoryEntryDto) => id));
    expect(new Set(ids).size).toBe(23);
    expect(ids.at(-1)).toBe(`saved ${simulation.id}`);
    expect((await read(undefined, simulation.client.uuid, 0)).status).toBe(400);
  });

  it('has author, time, former and new values, the newest first, for all staff', async () => {
    await office.update(simulation, { estado: 2, resolucion: 3 });
    office.bff.clock.advance(60_000);
    await office.update(simulation, { commercial: office.staff.commercialrole.id }, 'adminrole');
    office.bff.clock.advance(-60_000);
    for (const role of STAFF_ROLES) {
      const { status, body } = await read(role);
      const CHANGE = {
        kind: 'change',
        simulation: simulation.uuid,
        number: simulation.id,
        text: null,
        outcome: null,
      };
      expect([status, body.results.slice(0, 2)]).toEqual([
        200,
        [
          {
            ...CHANGE,
            id: expect.stringMatching(/^audit \d+$/),
            at: '2026-11-20T15:01:00.000Z',
            by: 'Paula Soto',
            estado: null,
            resolucion: null,
            commercial: { from: null, to: 'Tomás Escobar' },
            next_contact: null,
          },
          {
            ...CHANGE,
            id: expect.stringMatching(/^audit \d+$/),
            at: '2026-11-20T15:00:00.000Z',
            by: 'Paula Soto',
            commercial: null,
            next_contact: null,
            estado: { from: 'Ingresada', to: 'En evaluación' },
            resolucion: { from: 'Sin Resolución', to: 'Mejores condiciones' },
          },
        ],
      ]);
    }
  });

  it('has nothing of others, and no reads', async () => {
    const other = await office.store();
    await office.update(other, { estado: 2 });
    const { uuid } = simulation;
    await office.bff.http.get(`/simulations/api/simulation/${uuid}`);
    expect(await office.recorded(uuid)).toMatchObject([{ action: 'access_refused' }]);
    expect(await summaries()).toEqual([['saved', 'La persona', simulation.id, null]]);
  });

  it('has the changes of a bulk assignment, and those of disabled users', async () => {
    const { executiverole, commercialrole } = office.staff;
    const path = `/simulations/api/assign_simulations_to_executive/${commercialrole.uuid}/`;
    await office.send('put', path, { simulations: [simulation.uuid] }, 'adminrole');
    await office.update(simulation, { commercial: executiverole.id }, 'adminrole');
    await office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [commercialrole.id]);
    const found = await entries();
    await office.bff.query('UPDATE users SET disabled = false WHERE id = $1', [commercialrole.id]);
    expect(found.slice(0, 2).map(({ commercial }) => commercial)).toEqual([
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
    const [last] = await entries();
    expect(last?.resolucion).toEqual({ from: 'N.º 90', to: 'Sin Resolución' });
  });

  it('is of an existing simulation', async () => {
    for (const uuid of [randomUUID(), 'una', simulation.uuid])
      expect((await read('adminrole', uuid)).status).toBe(404);
  });
});
