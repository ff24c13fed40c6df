/** Contacts that staff record: one save for outcome, note, decision and next contact. See docs/rules.md R870. */
import { beforeEach, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office, type StaffRole } from '../src/testing/office.ts';

const TODAY = '2026-11-20';
const NEXT = { date: '2026-11-23', time: '10:30', channel: 'phone', note: '' } as const;

const office = Office.forSpec();
beforeEach(() => office.clear());

const record = (
  { uuid }: SimulationEntity,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  role: StaffRole = 'executiverole',
) => office.send('post', `/api/simulador/contactos/${uuid}`, body, role, headers);
const commentsOf = async ({ uuid }: SimulationEntity) =>
  (await office.get('/simulations/api/simulation_comments/', 'executiverole', { simulation: uuid })).body;

it('saves outcome, note, state and next contact together', async () => {
  const simulation = await office.store();
  const wanted = { outcome: 'talked', note: ' Acepta 20 años. ', estado: 2, next_contact: NEXT };
  const { status, body } = await record(simulation, wanted);
  expect([status, body.message]).toEqual([200, 'Contacto registrado.']);
  expect(body.simulation).toMatchObject({ estado: 2, next_contact: NEXT, comment_count: 1, version: 3 });
  expect((await office.read(simulation)).body).toEqual(body.simulation);
  expect(await commentsOf(simulation)).toMatchObject([{ comment: 'Acepta 20 años.', outcome: 'talked' }]);
  const { body: history } = await office.get(`/api/simulador/clientes/${simulation.client.uuid}/historia`);
  expect(history.results).toMatchObject([
    { kind: 'contact', outcome: 'talked', text: 'Acepta 20 años.' },
    { next_contact: { to: '23-11-2026 10:30, Teléfono' } },
    { estado: {} },
    { kind: 'saved' },
  ]);
});

it('without note and next contact is named by its outcome, and ends the planned contact', async () => {
  const simulation = await office.store();
  await record(simulation, { outcome: 'call_back', next_contact: NEXT });
  await record(simulation, { outcome: 'no_answer' });
  expect((await office.read(simulation)).body).toMatchObject({ next_contact: null, comment_count: 2 });
  const texts = (await commentsOf(simulation)).map(({ comment }: { comment: string }) => comment);
  expect(texts.sort()).toEqual(['No contesta', 'Pide volver']);
});

it('is recorded once per intent, and refused to a user who read an older version', async () => {
  const simulation = await office.store();
  const { etag = '' } = (await office.read(simulation)).headers;
  const once = () => record(simulation, { outcome: 'talked', estado: 2 }, { 'Idempotency-Key': 'one' });
  const answers = await Promise.all([once(), once(), once()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await commentsOf(simulation)).toHaveLength(1);
  expect((await record(simulation, { outcome: 'no_answer' }, { 'Idempotency-Key': 'one' })).status).toBe(422);
  const late = await record(simulation, { outcome: 'no_answer' }, { 'If-Match': etag });
  expect([late.status, await commentsOf(simulation)]).toMatchObject([409, [{ outcome: 'talked' }]]);
});

it('is refused, and nothing of it saved, where the client is not to be contacted', async () => {
  const simulation = await office.store();
  await office.bff.query('UPDATE clients SET opposed_at = now()');
  const { status, body } = await record(simulation, { outcome: 'talked', estado: 2 });
  expect([status, body.detail]).toEqual([
    409,
    'Esta persona pidió que el banco no la contacte por esta simulación.',
  ]);
  expect((await office.read(simulation)).body).toMatchObject({ estado: 1, comment_count: 0 });
});

it('with a rejection plans no next contact', async () => {
  const simulation = await office.store();
  const rejected = { outcome: 'not_interested', estado: 4 };
  expect((await record(simulation, { ...rejected, next_contact: NEXT })).status).toBe(409);
  expect((await office.read(simulation)).body).toMatchObject({ estado: 1, comment_count: 0 });
  expect((await record(simulation, rejected)).body.simulation).toMatchObject({ estado: 4, comment_count: 1 });
});

it('about a rejected simulation leaves what is planned for another one of the client', async () => {
  const rejected = await office.store();
  const planned = await office.store({ by: rejected });
  await record(planned, { outcome: 'call_back', next_contact: NEXT });
  await record(rejected, { outcome: 'talked', estado: 4 });
  expect((await office.read(planned)).body).toMatchObject({ next_contact: NEXT });
});

it.each([
  [{ outcome: 'fax' }],
  [{ estado: 99 }],
  [{ next_contact: { ...NEXT, time: '25:00' } }],
  [{ next_contact: { ...NEXT, date: '2026-11-19' } }],
])('is refused with %j', async (wrong) => {
  const simulation = await office.store();
  expect((await record(simulation, { outcome: 'talked', ...wrong })).status).toBe(400);
  expect(await commentsOf(simulation)).toEqual([]);
});

it('without an outcome saves a comment, a decision and an executive, and answers no call', async () => {
  const simulation = await office.store();
  await record(simulation, { outcome: 'talked', next_contact: NEXT });
  expect((await record(simulation, { commercial: 1 })).status).toBe(403);
  const { commercialrole } = office.staff;
  const wanted = {
    note: 'Trae las liquidaciones.',
    estado: 2,
    commercial: commercialrole.id,
    next_contact: NEXT,
  };
  const { status, body } = await record(simulation, wanted, {}, 'adminrole');
  expect([status, body.message]).toEqual([200, 'Guardado.']);
  const saved = { estado: 2, commercial: commercialrole.id, next_contact: NEXT, comment_count: 2 };
  expect((await office.read(simulation)).body).toMatchObject(saved);
  expect((await record(simulation, {}, {}, 'commercialrole')).body.simulation).toMatchObject({
    next_contact: null,
    comment_count: 2,
  });
});

it('without an outcome keeps a planned contact whose day has passed', async () => {
  const simulation = await office.store();
  await record(simulation, { outcome: 'talked', next_contact: NEXT });
  await office.bff.query(`UPDATE simulations SET contact_on = '2026-11-19'`);
  const passed = { ...NEXT, date: '2026-11-19' };
  const { status, body } = await record(simulation, { note: 'Trae todo.', estado: 2, next_contact: passed });
  expect([status, body.simulation]).toMatchObject([200, { estado: 2, next_contact: passed }]);
});

it('without an outcome is a comment also on a client who is not to be contacted', async () => {
  const simulation = await office.store();
  await office.bff.query('UPDATE clients SET opposed_at = now()');
  expect((await record(simulation, { note: 'Llamó para desistir.', estado: 2 })).status).toBe(200);
  expect((await record(simulation, { next_contact: NEXT })).status).toBe(409);
});

it('is due at its hour: the list has the earlier one first', async () => {
  const [late, anytime, early] = [await office.store(), await office.store(), await office.store()];
  for (const [simulation, time] of [
    [late, '16:00'],
    [anytime, null],
    [early, '09:15'],
  ] as const)
    await record(simulation, { outcome: 'call_back', next_contact: { ...NEXT, date: TODAY, time } });
  const { body } = await office.list({ view: 'today', sort: 'next_contact' }, 'executiverole');
  const ids = body.results.flatMap(({ simulations }: { simulations: { id: number }[] }) =>
    simulations.map(({ id }) => id),
  );
  expect(ids).toEqual([early.id, late.id, anytime.id]);
});
