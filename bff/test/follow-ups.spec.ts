/** Executives' daily work: whose a simulation is, when its client is contacted next, and what is due. See docs/rules.md R510 to R513. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office, STAFF_ROLES, type StaffRole } from '../src/testing/office.ts';

const [YESTERDAY, TODAY] = ['2026-11-19', '2026-11-20'];
const CONTACT = { date: TODAY, channel: 'phone', note: 'Llamar después de las 18 h' } as const;

const office = Office.forSpec();
beforeEach(() => office.clear());

const plan = (
  { uuid }: SimulationEntity,
  body: object = CONTACT,
  role: StaffRole = 'executiverole',
  headers: Readonly<Record<string, string>> = {},
) => office.send('put', `/api/simulador/seguimiento/${uuid}`, body, role, headers);
const end = ({ uuid }: SimulationEntity, headers: Readonly<Record<string, string>> = {}) =>
  office.send('delete', `/api/simulador/seguimiento/${uuid}`, {}, 'executiverole', headers);
const take = ({ uuid }: SimulationEntity, role: StaffRole = 'executiverole') =>
  office.send('post', `/api/simulador/tomar/${uuid}`, {}, role);

describe('the next contact', () => {
  it('is planned by all staff, and is in list and detail', async () => {
    const simulation = await office.store();
    expect((await office.read(simulation)).body).toMatchObject({ next_contact: null, first_answer_at: null });
    for (const role of STAFF_ROLES) expect((await plan(simulation, CONTACT, role)).status).toBe(200);
    const { body, headers } = await office.read(simulation);
    expect(body).toMatchObject({ next_contact: CONTACT, first_answer_at: expect.any(String), version: 2 });
    expect((await office.list()).body.results[0].simulations).toEqual([body]);
    const answer = await plan(simulation, { ...CONTACT, note: undefined, channel: 'visit' });
    expect(answer.body).toMatchObject({
      date: TODAY,
      channel: 'visit',
      note: '',
      simulation: { next_contact: { note: '' }, version: 3 },
    });
    expect(answer.headers['etag']).not.toBe(headers['etag']);
  });

  it.each([
    [{ date: YESTERDAY }, 'La fecha del próximo contacto no puede ser anterior a hoy.'],
    [{ date: '2027-11-21' }, 'La fecha del próximo contacto puede ser como máximo en un año.'],
    [{ date: '2026-02-30' }, 'Debe ser una fecha'],
    [{ date: undefined }, 'Este campo es requerido'],
    [{ channel: 'fax' }, 'Debe ser uno de: phone, email, visit, other'],
    [{ note: 'x'.repeat(301) }, 'Debe contener máximo 300 caracteres'],
    [{ hour: '10:00' }, expect.any(String)],
  ])('is refused with %j', async (wrong, detail) => {
    const simulation = await office.store();
    const { status, body } = await plan(simulation, { ...CONTACT, ...wrong });
    expect([status, body.detail]).toEqual([400, detail]);
    expect((await office.read(simulation)).body.next_contact).toBeNull();
  });

  it('is refused to a user who read an older version, with the name of the one who changed it', async () => {
    const simulation = await office.store();
    const { etag = '' } = (await office.read(simulation)).headers;
    const withTag = (role: StaffRole) =>
      plan(simulation, { ...CONTACT, note: role }, role, { 'If-Match': etag });
    expect((await withTag('commercialrole')).status).toBe(200);
    const late = await withTag('executiverole');
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Paula Soto cambió esta simulación el 20-11-2026 a las 12:00. Revise los datos y vuelva a intentarlo.',
    ]);
    const gone = await end(simulation, { 'If-Match': etag });
    expect([gone.status, (await end(simulation)).status, (await end(simulation)).status]).toEqual([
      409, 204, 204,
    ]);
    expect((await office.read(simulation)).body.next_contact).toBeNull();
  });

  it('ends with a rejection and when the simulation is sent', async () => {
    const [rejected, sent] = [await office.store(), await office.store()];
    for (const each of [rejected, sent]) expect((await plan(each)).status).toBe(200);
    expect(await office.pending()).toMatchObject({ today: 2 });
    expect((await office.update(rejected, { estado: 4 })).body.simulation.next_contact).toBeNull();
    await office.sendToWorkflow(sent);
    for (const each of [rejected, sent]) {
      expect((await office.read(each)).body.next_contact).toBeNull();
      expect([(await plan(each)).status, (await end(each)).status]).toEqual([409, 409]);
    }
    expect([await office.pending(), await office.idsIn({ view: 'today' })]).toMatchObject([{ today: 0 }, []]);
  });

  it('is audited without its note, and part of the history', async () => {
    const simulation = await office.store();
    await plan(simulation);
    await plan(simulation);
    await end(simulation);
    const details = [null, { date: TODAY, channel: 'phone' }];
    expect(await office.recorded(simulation.uuid)).toMatchObject([
      { action: 'simulation_changed', details: { next_contact: details } },
      { action: 'simulation_changed', details: { next_contact: [...details].reverse() } },
    ]);
    const { body } = await office.get(`/api/simulador/clientes/${simulation.client.uuid}/historia`);
    expect(body.results).toMatchObject([
      { next_contact: { from: '20-11-2026, Teléfono', to: null }, estado: null },
      { next_contact: { from: null, to: '20-11-2026, Teléfono' } },
      { kind: 'saved' },
    ]);
  });

  it('of an unknown simulation is a 404', async () => {
    const nobody = { uuid: '7b7c9f0e-2f0e-4f6b-9f5b-3b1f0a3f7f10' } as SimulationEntity;
    expect([(await plan(nobody)).status, (await end(nobody)).status, (await take(nobody)).status]).toEqual([
      404, 404, 404,
    ]);
  });
});

describe('the first answer', () => {
  const answeredAt = async (simulation: SimulationEntity): Promise<string | null> =>
    (await office.read(simulation)).body.first_answer_at;

  it('is the first change or comment by staff; an assignment does not count', async () => {
    const [changed, commented, given] = [await office.store(), await office.store(), await office.store()];
    await take(given);
    expect((await office.update(changed, { estado: 2 })).body.simulation.first_answer_at).toBe(
      '2026-11-20T15:00:00.000Z',
    );
    await office.send('post', '/simulations/api/simulation_comments/', {
      simulation: commented.uuid,
      comment: 'Llamé',
    });
    expect([await answeredAt(changed), await answeredAt(commented), await answeredAt(given)]).toEqual([
      '2026-11-20T15:00:00.000Z',
      '2026-11-20T15:00:00.000Z',
      null,
    ]);
    expect((await office.read(commented)).body.comment_count).toBe(1);
  });
});

describe('taking a simulation', () => {
  it('is for executives and commercials, once; the second one gets the name of the first', async () => {
    const simulation = await office.store();
    const both = await Promise.all([take(simulation), take(simulation, 'commercialrole')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.detail).toBe('Paula Soto ya tiene esta simulación.');
    const taken = both.find(({ status }) => status === 200)?.body;
    const { id } = office.staff[both[0].status === 200 ? 'executiverole' : 'commercialrole'];
    expect(taken).toMatchObject({
      simulation: { commercial: id },
      message: `La simulación ${simulation.id} quedó asignada a usted.`,
    });
    expect(await office.recorded(simulation.uuid)).toMatchObject([
      { actor: id, details: { commercial: [null, id] } },
    ]);
    expect((await take(simulation, 'adminrole')).status).toBe(403);
    await office.sendToWorkflow(simulation);
    expect((await take(simulation)).status).toBe(409);
  });

  it('takes the client: two executives at once never get one person each, by different simulations', async () => {
    const first = await office.store();
    const second = await office.store({ by: first });
    const over = await office.store({ by: first, resolution: 7 });
    const both = await Promise.all([take(first), take(second, 'commercialrole')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0].status === 200 ? 'executiverole' : 'commercialrole';
    const owners = await Promise.all(
      [first, second, over].map(async (each) => (await office.read(each)).body.commercial),
    );
    const { id } = office.staff[winner];
    expect(owners).toEqual([id, id, null]);
    const late = await office.store({ by: first });
    const loser = winner === 'executiverole' ? 'commercialrole' : 'executiverole';
    const refused = await take(late, loser);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Paula Soto ya atiende a esta persona por otra simulación.',
    ]);
    expect((await take(late, winner)).status).toBe(200);
  });

  it('is prevented by another executive who has an open one of the client, and whom the list names', async () => {
    const { commercialrole: commercial } = office.staff;
    const simulation = await office.store();
    const group = async (role: StaffRole) => {
      const { body } = await office.list({ days: 3650, name: simulation.client.identification }, role);
      return (body as { results: { attended_by: string | null }[] }).results[0]?.attended_by;
    };
    const taken = await office.store({ by: simulation, commercial: commercial.id });
    expect([await group('executiverole'), await group('commercialrole')]).toEqual(['Paula Soto', null]);
    expect((await take(simulation)).status).toBe(409);
    const block = (at: string) =>
      office.bff.query(`UPDATE simulations SET blocked_at = ${at} WHERE uuid = $1`, [taken.uuid]);
    await block('now()');
    expect(await group('executiverole')).toBeNull();
    await block('NULL');
    // A rejected simulation is nobody's any more.
    await office.update(taken, { estado: 4, resolucion: 7 }, 'adminrole');
    expect(await group('executiverole')).toBeNull();
  });

  it('is not given for a disabled colleague’s simulation what an enabled one has too', async () => {
    const [former] = (await office.bff.query(
      "INSERT INTO users (email, full_name, bank_role, disabled) VALUES ('ex@lindero.example', 'Pía Vera', 'executiverole', true) RETURNING id",
    )) as [{ id: number }];
    const present = office.staff.commercialrole.id;
    for (const owners of [
      [former.id, present],
      [present, former.id],
    ]) {
      const free = await office.store();
      for (const commercial of owners) await office.store({ by: free, commercial });
      expect((await take(free)).status).toBe(409);
    }
    const free = await office.store();
    await office.store({ by: free, commercial: former.id });
    expect((await take(free)).status).toBe(200);
  });
});
