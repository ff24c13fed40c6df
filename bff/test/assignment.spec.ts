import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office } from '../src/testing/office.ts';

const office = Office.forSpec();
let simulation: SimulationEntity;

beforeEach(async () => {
  simulation = await office.store();
});

const read = (): Promise<Response> => office.read(simulation);
const executiveOf = async (): Promise<unknown> => (await read()).body.commercial;
const recorded = (uuid = simulation.uuid): Promise<unknown[]> => office.recorded(uuid);

const assign: Office['assign'] = (...assigned) => office.assign(...assigned);

describe('an assignment of many', () => {
  it('assigns them to the executive, with an audit row each', async () => {
    const other = await office.store({ commercial: office.staff.executiverole.id });
    const { status, body } = await assign([simulation.uuid, other.uuid, simulation.uuid.toUpperCase()]);
    expect([status, body]).toMatchObject([
      200,
      {
        updated: 2,
        others: 0,
        clients: 1,
        from: [{ executive: null, simulations: 1 }],
        former: [{ uuid: simulation.uuid, version: 2, commercial: null }],
      },
    ]);
    expect(await executiveOf()).toBe(office.staff.executiverole.id);
    expect((await read()).headers['etag']).toMatch(/^"2-/);
    expect(await recorded()).toMatchObject([
      {
        actor: office.staff.adminrole.id,
        details: { commercial: [null, office.staff.executiverole.id] },
      },
    ]);
    expect(await recorded(other.uuid)).toEqual([]);
  });

  it('is all or none', async () => {
    const sent = await office.store({ sent: true });
    const { status, body } = await assign([simulation.uuid, sent.uuid]);
    expect([status, (body.fields as { name: string }[]).map(({ name }) => name)]).toEqual([409, [sent.uuid]]);
    const unknown = randomUUID();
    expect((await assign([simulation.uuid, unknown])).body).toMatchObject({
      status: 404,
      fields: [{ name: unknown, message: 'No encontramos esta simulación.' }],
    });
    expect([await executiveOf(), await recorded()]).toEqual([null, []]);
  });

  it('takes all that the list’s filter finds, but those that can be assigned no more', async () => {
    const sent = await office.store({ sent: true });
    const { body } = await office.get('/api/simulador/asignables', 'adminrole', { days: 30, commercial: -1 });
    const found = (body as { uuid: string }[]).map(({ uuid }) => uuid);
    expect(found).toContain(simulation.uuid);
    expect(found).not.toContain(sent.uuid);
    expect(body[0]).toEqual({ uuid: found[0], commercial: null, client: expect.any(String) });
    expect((await assign(found, { commercials: found.map(() => null) })).body).toMatchObject({
      updated: found.length,
      others: 0,
    });
    const rest = await office.get('/api/simulador/asignables', 'adminrole', { days: 30, commercial: -1 });
    expect(rest.body).toEqual([]);
  });

  it('does not overwrite an assignment that was not seen', async () => {
    const { executiverole, commercialrole } = office.staff;
    const other = await office.store();
    const both = [simulation.uuid.toUpperCase(), other.uuid];
    expect((await assign([simulation.uuid])).status).toBe(200);
    // The refusal names the assignment, not a later change of another field.
    expect((await office.update(simulation, { estado: 2 })).status).toBe(200);
    const late = await assign(both, { to: commercialrole.uuid, commercials: [null, null] });
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Una o más de estas simulaciones tienen ahora otro ejecutivo; las cambió Paula Soto.',
    ]);
    expect(late.body.fields).toEqual([
      {
        name: simulation.uuid,
        message: expect.stringMatching(/^Paula Soto cambió su ejecutivo el .+ a las .+\.$/),
      },
    ]);
    expect(await recorded(other.uuid)).toEqual([]);
    expect((await assign(both, { commercials: [null, null] })).status).toBe(200);
    const seen = { to: commercialrole.uuid, commercials: [executiverole.id, executiverole.id] };
    expect((await assign(both, seen)).status).toBe(200);
    expect(await executiveOf()).toBe(commercialrole.id);
  });

  it('needs the read executive of each simulation, or of none', async () => {
    for (const commercials of [[], [null, null], ['1'], [1.5], 1, null, {}])
      expect([commercials, (await assign([simulation.uuid], { commercials })).status]).toEqual([
        commercials,
        400,
      ]);
    expect((await assign('una', { commercials: [null] })).status).toBe(400);
  });

  it('is of 1 to 500 simulations', async () => {
    const uuids = Array.from({ length: 501 }, () => randomUUID());
    expect((await assign(uuids)).status).toBe(400);
    expect((await assign(uuids.slice(1))).status).toBe(404);
    expect((await assign(uuids.slice(1), { commercials: uuids.slice(1).map(() => null) })).status).toBe(404);
    for (const wrong of [[], undefined, null, 'una', simulation.uuid, [7], ['una'], [[simulation.uuid]], {}])
      expect([wrong, (await assign(wrong)).status]).toEqual([wrong, 400]);
  });

  it('is made to a user with a role for simulations', async () => {
    for (const to of [office.staff.default.uuid, office.staff.adminrole.uuid, randomUUID(), 'una'])
      expect((await assign([simulation.uuid], { to })).status).toBe(404);
    expect((await assign([simulation.uuid], { to: office.staff.commercialrole.uuid })).status).toBe(200);
  });

  it('of the same ones by many concurrently causes no deadlock', async () => {
    const more = [simulation, ...(await Promise.all([1, 2, 3, 4].map(() => office.store())))];
    const uuids = more.map(({ uuid }) => uuid);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        assign(n % 2 ? uuids : uuids.toReversed(), {
          to: office.staff[n % 3 ? 'executiverole' : 'commercialrole'].uuid,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('the other open simulations of a client', () => {
  const owners = async (): Promise<unknown> => {
    const rows: unknown[] = await office.bff.query(
      `SELECT DISTINCT commercial FROM simulations
       WHERE client = $1 AND NOT enviado_a_finnflow AND state <> 4`,
      [simulation.client.uuid],
    );
    return rows.map((row) => (row as { commercial: number | null }).commercial);
  };

  it('go with the assigned ones, whoever had them, but sent and rejected ones stay', async () => {
    const { executiverole: executive, commercialrole: commercial } = office.staff;
    const [theirs, free] = [
      await office.store({ by: simulation, commercial: commercial.id }),
      await office.store({ by: simulation, daysAgo: 300 }),
    ];
    const stay = [
      await office.store({ by: simulation, commercial: commercial.id, sent: true }),
      await office.store({ by: simulation, commercial: commercial.id, resolution: 7 }),
    ];
    const { status, body } = await assign([simulation.uuid], { commercials: [null] });
    expect([status, body]).toMatchObject([200, { updated: 1, others: 2 }]);
    for (const { uuid } of [simulation, theirs, free])
      expect(await recorded(uuid)).toEqual([expect.objectContaining({ actor: office.staff.adminrole.id })]);
    for (const { uuid } of stay) expect(await recorded(uuid)).toEqual([]);
    expect(await owners()).toEqual([executive.id]);
  });

  it('change executive with one that is updated or taken, which says it, and come back with it', async () => {
    const { executiverole: executive } = office.staff;
    const other = await office.store({ by: simulation });
    const given = await office.update(simulation, { commercial: executive.id }, 'adminrole');
    expect([given.status, given.body.message]).toEqual([
      200,
      'Información actualizada correctamente. También 1 abierta más de la misma persona.',
    ]);
    expect(await owners()).toEqual([executive.id]);
    const alone = { commercial: null, leave_others: true };
    expect((await office.update(simulation, alone, 'adminrole')).body.message).toBe(
      'Información actualizada correctamente.',
    );
    expect(await owners()).toEqual(expect.arrayContaining([executive.id, null]));
    await office.update(simulation, { commercial: executive.id }, 'adminrole');
    const kept = await office.update(simulation, { estado: 2, commercial: executive.id });
    expect(kept.body.message).toBe('Información actualizada correctamente.');
    await office.update(simulation, { commercial: null }, 'adminrole');
    expect((await office.read(other)).body).toMatchObject({ commercial: null, version: 3 });
    const taken = await office.send('post', `/api/simulador/tomar/${other.uuid}`);
    expect(taken.body.message).toBe(
      `La simulación ${other.id} quedó asignada a usted. También 1 abierta más de la misma persona.`,
    );
  });

  it('are never split by concurrent assignments, updates and takings', async () => {
    const all = [simulation, ...(await Promise.all([1, 2, 3].map(() => office.store({ by: simulation }))))];
    const { executiverole, commercialrole } = office.staff;
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        all.flatMap((each, n) => [
          assign([each.uuid], { to: (n % 2 ? executiverole : commercialrole).uuid }),
          office.update(each, { commercial: (n % 2 ? commercialrole : executiverole).id }, 'adminrole'),
          office.send('post', `/api/simulador/tomar/${each.uuid}`),
        ]),
      );
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      expect(await owners()).toHaveLength(1);
    }
  });
});

describe('assignable users', () => {
  it('are listed by role, for the administrator, without disabled ones', async () => {
    const list = (what: string, role: UserRole = 'adminrole'): Promise<Response> =>
      office.get(`/authentication/api/admin/${what}`, role);
    const entry = (role: UserRole) => ({
      uuid: office.staff[role].uuid,
      id: office.staff[role].id,
      full_name: 'Paula Soto',
    });
    expect((await list('executives')).body).toEqual([entry('executiverole')]);
    expect((await list('commercials')).body).toEqual([entry('commercialrole')]);
    await office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [
      office.staff.commercialrole.id,
    ]);
    expect((await list('commercials')).body).toEqual([]);
    await office.bff.query('UPDATE users SET disabled = false WHERE id = $1', [
      office.staff.commercialrole.id,
    ]);
  });
});
