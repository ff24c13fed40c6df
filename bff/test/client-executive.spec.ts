/** One client, one executive: what another does for the client is asked, said in the history, and stays the executive's. See docs/rules.md R1072. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { RESOLUTIONS } from '@simulador/contracts/office/states';
import { rutVerifier } from '@simulador/contracts/platform/rut';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office, type StaffRole } from '../src/testing/office.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';

const REJECTED = RESOLUTIONS.find(({ state }) => state === 4)?.id ?? 0;
const ASKED = { status: 409, detail: 'Paula Soto atiende a esta persona.', executive: 'Paula Soto' };
const PLAN = { date: '2026-11-23', channel: 'phone' } as const;
const NEXT = { ...PLAN, time: null, note: '' } as const;

const office = Office.forSpec();
beforeEach(() => office.clear());

const idOf = (role: StaffRole): number => office.staff[role].id;
const staff = (role: StaffRole): Visitor =>
  new Visitor(office.bff.http, undefined, office.staff[role].headers);
const answerOf = async (
  wanted: Promise<{ status: number; body: { detail?: string; executive?: string } }>,
) => {
  const { status, body } = await wanted;
  return status < 300 ? status : { status, detail: body.detail, executive: body.executive };
};
const contact = ({ uuid }: { uuid: string }, body: object, role: StaffRole = 'commercialrole') =>
  office.send('post', `/api/simulador/contactos/${uuid}`, { outcome: 'talked', ...body }, role);
const kindsOf = async ({ client }: SimulationEntity): Promise<string[]> =>
  (await office.get(`/api/simulador/clientes/${client.uuid}/historia`)).body.results.map(
    ({ kind, by, text }: Record<string, string>) =>
      kind === 'client_of_another' ? `${kind} ${by} ${text}` : kind,
  );

describe('a client whom another executive has', () => {
  const acts: [
    string,
    (simulation: SimulationEntity, body: object, role: StaffRole) => ReturnType<typeof contact>,
  ][] = [
    ['a contact', contact],
    [
      'a planned contact',
      ({ uuid }, body, role) =>
        office.send('put', `/api/simulador/seguimiento/${uuid}`, { ...PLAN, ...body }, role),
    ],
    ['a state', (simulation, body, role) => office.update(simulation, { estado: 2, ...body }, role)],
    [
      'a state by the other operation',
      ({ uuid }, body, role) =>
        office.send(
          'post',
          `/simulations/api/simulations/${uuid}/management_state`,
          { state: 2, simulation: uuid, ...body },
          role,
        ),
    ],
  ];
  it.each(acts)('%s is asked, and with the answer it is taken and in the history', async (_what, act) => {
    const theirs = await office.store({ commercial: idOf('executiverole') });
    const unassigned = await office.store({ by: theirs });
    for (const simulation of [theirs, unassigned]) {
      expect(await answerOf(act(simulation, {}, 'commercialrole'))).toEqual(ASKED);
      expect((await office.read(simulation)).body).toMatchObject({ estado: 1, version: 1, comment_count: 0 });
      expect(await answerOf(act(simulation, { anyway: true }, 'commercialrole'))).toBe(200);
    }
    const asked = (await kindsOf(theirs)).filter((kind) => kind.startsWith('client_of_another'));
    expect(asked).toEqual(Array(2).fill('client_of_another Paula Soto Paula Soto'));
    expect((await office.read(theirs)).body.commercial).toBe(idOf('executiverole'));
  });

  it('is not asked of the executive, the administrator, for a rejected or sent one, or for one who may not sign in', async () => {
    const theirs = await office.store({ commercial: idOf('executiverole') });
    for (const role of ['executiverole', 'adminrole'] as const)
      expect(await answerOf(contact(theirs, {}, role))).toBe(200);
    const over = await office.store({ commercial: idOf('executiverole'), resolution: REJECTED });
    expect(await answerOf(contact(await office.store({ by: over }), {}))).toBe(200);
    const sent = await office.store({ commercial: idOf('executiverole'), sent: true });
    expect(await answerOf(contact(await office.store({ by: sent }), {}))).toBe(200);
    await office.bff.query('UPDATE users SET disabled = true WHERE id = $1', [idOf('executiverole')]);
    expect(await answerOf(contact(theirs, {}))).toBe(200);
    await office.bff.query('UPDATE users SET disabled = false WHERE id = $1', [idOf('executiverole')]);
    expect((await kindsOf(theirs)).filter((kind) => kind.startsWith('client_of'))).toEqual([]);
  });

  it('a note alone asks nothing, with the planned contact as it is; another plan or state is asked', async () => {
    const theirs = await office.store({ commercial: idOf('executiverole') });
    await contact(theirs, { next_contact: NEXT }, 'executiverole');
    const note = { outcome: undefined, note: 'Llamó su pareja.', estado: 1, next_contact: NEXT };
    expect(await answerOf(contact(theirs, note))).toBe(200);
    for (const changed of [{ estado: 2 }, { next_contact: undefined }, { outcome: 'talked' }])
      expect(await answerOf(contact(theirs, { ...note, ...changed }))).toEqual(ASKED);
    expect((await office.read(theirs)).body).toMatchObject({ estado: 1, comment_count: 2 });
  });

  it('the end of its planned contact alone asks nothing, so the history says nothing of the executive', async () => {
    const theirs = await office.store({ commercial: idOf('executiverole') });
    await contact(theirs, { next_contact: NEXT }, 'executiverole');
    const path = `/api/simulador/seguimiento/${theirs.uuid}`;
    expect((await office.send('delete', path, {}, 'commercialrole')).status).toBe(204);
    expect((await office.read(theirs)).body.next_contact).toBeNull();
    expect((await kindsOf(theirs)).filter((kind) => kind.startsWith('client_of'))).toEqual([]);
  });

  it('an unchanged state and an executive alone ask nothing', async () => {
    const theirs = await office.store({ commercial: idOf('executiverole') });
    expect(await answerOf(office.update(theirs, { estado: 1 }, 'commercialrole'))).toBe(200);
    expect((await office.update(theirs, { anyway: true }, 'commercialrole')).status).toBe(400);
  });

  it('a professional simulation is asked, belongs to the executive, and its author is named', async () => {
    const executive = staff('executiverole');
    const client = await executive.introduce();
    const body = { ...(await executive.calculated(client)), consent: undefined };
    const own = await executive.saveByExecutive(body);
    expect(own.body.commercial).toBe(idOf('executiverole'));
    expect((await executive.saveByExecutive(body)).body.commercial).toBe(idOf('executiverole'));
    await office.assign([own.body.uuid], { to: office.staff.commercialrole.uuid });
    await office.bff.query(`UPDATE users SET full_name = 'Otra Persona' WHERE id = $1`, [
      idOf('executiverole'),
    ]);
    const refused = await executive.saveByExecutive(body, 'k');
    expect([refused.status, refused.body.executive]).toEqual([409, 'Paula Soto']);
    const saved = await executive.saveByExecutive({ ...body, anyway: true }, 'k');
    expect([saved.status, saved.body.commercial]).toEqual([201, idOf('commercialrole')]);
    const { body: history } = await office.get(`/api/simulador/clientes/${client}/historia`);
    expect(history.results.map(({ kind, by }: Record<string, string>) => [kind, by])).toEqual(
      expect.arrayContaining([
        ['saved', 'Otra Persona'],
        ['client_of_another', 'Otra Persona'],
      ]),
    );
    expect((await staff('adminrole').saveByExecutive(body)).body.commercial).toBe(idOf('commercialrole'));
    await office.bff.query(`UPDATE users SET full_name = 'Paula Soto'`);
  });

  it('has one when two executives save the first simulations at once', async () => {
    const both = [staff('executiverole'), staff('commercialrole')] as const;
    const roleOfOther = (role: StaffRole) =>
      office.bff.query('UPDATE users SET bank_role = $2 WHERE id = $1', [idOf('commercialrole'), role]);
    await roleOfOther('executiverole');
    for (const digits of ['12345671', '12345672', '12345673', '12345674']) {
      const person = {
        ...PERSON,
        identification: `${digits}-${rutVerifier(digits)}`,
        email: `${digits}@correo.example`,
      };
      const clients = [await both[0].introduce(person), await both[1].introduce(person)];
      const calculated = await both[0].calculated(clients[0] ?? '');
      const body = { ...calculated, consent: undefined };
      const saved = await Promise.all(both.map((one) => one.saveByExecutive(body)));
      expect(saved.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
    await roleOfOther('commercialrole');
  });

  it('a rejected one that is reopened joins the executive of the open ones', async () => {
    const rejected = await office.store({ commercial: idOf('commercialrole'), resolution: REJECTED });
    expect((await office.update(rejected, { estado: 2 }, 'adminrole')).body.simulation.commercial).toBe(
      idOf('commercialrole'),
    );
    await office.update(rejected, { estado: 4 }, 'adminrole');
    await office.store({ by: rejected, commercial: idOf('executiverole') });
    expect((await office.update(rejected, { estado: 2 }, 'adminrole')).body.simulation.commercial).toBe(
      idOf('executiverole'),
    );
  });
});

describe('a contact', () => {
  it('answers all simulations of the client that wait, plans one next contact and is counted once', async () => {
    const all = [await office.store(), await office.store({ daysAgo: 1 })];
    const [first, second] = all as [SimulationEntity, SimulationEntity];
    const third = await office.store({ by: first, daysAgo: 2 });
    await office.send('put', `/api/simulador/seguimiento/${third.uuid}`, NEXT);
    expect(await answerOf(contact(first, { next_contact: { ...NEXT, date: '2026-11-24' } }))).toBe(200);
    const read = async (simulation: SimulationEntity) => (await office.read(simulation)).body;
    expect(await read(first)).toMatchObject({
      first_answer_at: expect.any(String),
      next_contact: { date: '2026-11-24' },
    });
    expect(await read(third)).toMatchObject({ first_answer_at: expect.any(String), next_contact: null });
    expect(await read(second)).toMatchObject({ first_answer_at: null });
    const figures = await office.get('/api/simulador/jefatura', 'adminrole', { time_period: 1 });
    expect(figures.body.rows[0]).toMatchObject({ group: 'all', contacts: 1 });
  });

  it('that is planned replaces the client’s other one; the form about another simulation ends it too', async () => {
    const first = await office.store();
    const second = await office.store({ by: first });
    const plan = ({ uuid }: SimulationEntity) =>
      office.send('put', `/api/simulador/seguimiento/${uuid}`, NEXT);
    await plan(first);
    await plan(second);
    expect((await office.read(first)).body.next_contact).toBeNull();
    await contact(first, {});
    expect((await office.read(second)).body.next_contact).toBeNull();
  });
});
