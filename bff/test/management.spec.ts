import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office, STAFF_ROLES } from '../src/testing/office.ts';

const INVALID = 'Valores no válidos.';
const SENT = 'La simulación ya fue enviada a Workflow y no se puede modificar.';
const office = Office.forSpec();
let simulation: SimulationEntity;

beforeEach(async () => {
  simulation = await office.store();
});

const pathOf = (what: string, uuid = simulation.uuid): string =>
  `/simulations/api/simulations/${uuid}/${what}`;
const update = (body: object, role?: UserRole, headers = {}): Promise<Response> =>
  office.update(simulation, body, role, headers);
const read = (): Promise<Response> => office.read(simulation);
const decision = async (): Promise<unknown> => {
  const { estado, resolucion, commercial } = (await read()).body;
  return { estado, resolucion, commercial };
};
const recorded = (): Promise<unknown[]> => office.recorded(simulation.uuid);

describe('a change of state and resolution', () => {
  it.each(STAFF_ROLES)('is made by an %s, stored and audited', async (role) => {
    const { status, body, headers } = await update({ estado: 2, resolucion: 4 }, role);
    expect([status, body.message]).toEqual([200, 'Información actualizada correctamente.']);
    const again = await read();
    expect([body.simulation, headers['etag']]).toEqual([again.body, again.headers['etag']]);
    expect(headers['etag']).toMatch(/^"2-/);
    expect(body.simulation).toMatchObject({
      estado: 2,
      estado_description: 'En evaluación',
      resolucion: 4,
      resolucion_description: 'Entrega Superior a 90 días',
      commercial: null,
    });
    expect(await recorded()).toEqual([
      {
        actor: office.staff[role].id,
        action: 'simulation_changed',
        details: { estado: [1, 2], resolucion: [1, 4] },
        request_id: headers['x-request-id'],
      },
    ]);
  });

  it('without effect is not audited', async () => {
    const { status, headers } = await update({ estado: 1, resolucion: 1 });
    expect([status, headers['etag'], await recorded()]).toEqual([200, expect.stringMatching(/^"1-/), []]);
  });

  it('accepts numbers as a form’s texts', async () => {
    expect((await update({ estado: '2', resolucion: '3' })).status).toBe(200);
    expect(await decision()).toMatchObject({ estado: 2, resolucion: 3 });
  });

  it.each<[string, object, string]>([
    ['words', { estado: 'Aprobada', resolucion: 6 }, INVALID],
    ['an empty text', { estado: '', resolucion: 1 }, INVALID],
    ['a fraction', { estado: 1.5, resolucion: 1 }, INVALID],
    ['nothing', {}, INVALID],
    ['a huge number', { estado: 2_147_483_648, resolucion: 1 }, INVALID],
    [
      'an unknown field',
      { estado: 2, resolucion: 2, enviado_a_finnflow: true },
      'No se conoce el campo «enviado_a_finnflow».',
    ],
  ])('is refused for %s', async (_what, body, detail) => {
    const answer = await update(body);
    expect([answer.status, answer.body.detail]).toEqual([400, detail]);
    expect([await decision(), await recorded()]).toEqual([
      { estado: 1, resolucion: 1, commercial: null },
      [],
    ]);
  });

  it('is a 404 for an unknown simulation', async () => {
    for (const uuid of [randomUUID(), 'una', '%00'])
      expect((await office.send('patch', pathOf('update_info', uuid), { estado: 2 })).status).toBe(404);
  });

  it('is refused for a simulation in the workflow', async () => {
    await office.sendToWorkflow(simulation);
    const { status, body } = await update({ estado: 2 });
    expect([status, body.detail, await recorded()]).toEqual([409, SENT, []]);
  });
});

describe('a change of one of them', () => {
  const change = (what: string, body: object): Promise<Response> =>
    office.send('post', pathOf(what), body, 'commercialrole');

  it('is the same change', async () => {
    const { uuid } = simulation;
    const state = await change('management_state', { state: 2, simulation: uuid });
    expect([state.status, state.body.simulation.resolucion, state.headers['etag']]).toEqual([
      200,
      2,
      expect.stringMatching(/^"2-/),
    ]);
    const result = await change('result_state', { state: 5, simulation: uuid.toUpperCase() });
    expect([result.status, await decision()]).toEqual([200, { estado: 2, resolucion: 5, commercial: null }]);
    expect(await recorded()).toHaveLength(2);
  });

  it.each([
    ['management_state', { state: 'x' }, 400],
    ['management_state', {}, 400],
    ['result_state', {}, 400],
    ['result_state', { state: 6 }, 400],
    ['result_state', { state: 1, simulation: randomUUID() }, 400],
    ['result_state', { state: 1, simulation: 'una' }, 400],
  ])('%s with %j: %d', async (what, body, status) => {
    expect((await change(what, { simulation: simulation.uuid, ...body })).status).toBe(status);
  });
});

describe('the executive', () => {
  it('is changed by the administrator, and audited', async () => {
    const { id } = office.staff.commercialrole;
    const { status, body } = await update({ estado: 1, resolucion: 1, commercial: id }, 'adminrole');
    expect([status, body.simulation.commercial, body.simulation.executive]).toEqual([200, id, 'Paula Soto']);
    expect(await recorded()).toEqual([expect.objectContaining({ details: { commercial: [null, id] } })]);
  });

  it('can’t be a disabled user, but stays if disabled later', async () => {
    const { id } = office.staff.commercialrole;
    await update({ commercial: id }, 'adminrole');
    await office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [id]);
    try {
      expect((await update({ estado: 2, commercial: id }, 'executiverole')).status).toBe(200);
      await update({ commercial: office.staff.executiverole.id }, 'adminrole');
      expect((await update({ commercial: id }, 'adminrole')).status).toBe(400);
    } finally {
      await office.bff.query('UPDATE users SET disabled = false WHERE id = $1', [id]);
    }
  });
});

describe('two people who change one simulation', () => {
  it('the second one sees who changed it and when, and nothing is lost', async () => {
    const { headers } = await read();
    const version = { 'If-Match': String(headers['etag']) };
    expect((await update({ estado: 2 }, 'executiverole', version)).status).toBe(200);
    const { status, body } = await update({ estado: 4 }, 'commercialrole', version);
    expect([status, body.detail]).toEqual([
      409,
      'Paula Soto cambió esta simulación el 20-11-2026 a las 12:00. Revise los datos y vuelva a intentarlo.',
    ]);
    expect((await read()).body).toMatchObject({ estado: 2, version: 2 });
    const now = { 'If-Match': String((await read()).headers['etag']) };
    expect((await update({ estado: 4 }, 'commercialrole', now)).status).toBe(200);
  });

  it('the second one sees the name as stored, whatever characters it has', async () => {
    await office.bff.query("UPDATE users SET full_name = 'Espera Soto' WHERE id = $1", [
      office.staff.executiverole.id,
    ]);
    await update({ estado: 2 });
    const { body } = await update({ estado: 4 }, 'commercialrole', { 'If-Match': '"1"' });
    await office.bff.query("UPDATE users SET full_name = 'Paula Soto' WHERE id = $1", [
      office.staff.executiverole.id,
    ]);
    expect(body.detail).toMatch(/^Espera Soto cambió /);
  });

  it('one of two concurrent changes of a version is accepted', async () => {
    const version = { 'If-Match': '"1"' };
    const answers = await Promise.all(
      [2, 3, 4, 2, 3, 4].map((estado) => update({ estado }, 'executiverole', version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await read()).body.version).toBe(2);
  });

  it('read another ETag after a change of record, mail or workflow; a change compares only the version', async () => {
    const tag = async (): Promise<string> => String((await read()).headers['etag']);
    const first = await tag();
    expect(await tag()).toBe(first);
    const tags = [first];
    for (const sql of [
      "UPDATE clients SET first_name = 'Berta' WHERE uuid = (SELECT client FROM simulations WHERE uuid = $1)",
      "UPDATE simulations SET mailed_at = '2026-11-20T15:00Z' WHERE uuid = $1",
      'UPDATE simulations SET enviado_a_finnflow = true WHERE uuid = $1',
    ]) {
      await office.bff.query(sql, [simulation.uuid]);
      tags.push(await tag());
    }
    expect(new Set(tags).size).toBe(4);
    await office.bff.query('UPDATE simulations SET enviado_a_finnflow = false WHERE uuid = $1', [
      simulation.uuid,
    ]);
    const answer = await update({ estado: 2 }, 'executiverole', { 'If-Match': first });
    expect([answer.status, answer.headers['etag']]).toEqual([200, await tag()]);
    expect((await update({ estado: 3 }, 'executiverole', { 'If-Match': first })).status).toBe(409);
  });
});
