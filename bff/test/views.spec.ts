/** Views of the list: the simulations that need an action. See docs/rules.md R510. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office, type StaffRole } from '../src/testing/office.ts';
import type { SignedInUser } from '../src/access/sessions.ts';
import { SavedViewsController } from '../src/office/saved-views/saved-views.controller.ts';

const [YESTERDAY, TODAY] = ['2026-11-19', '2026-11-20'];

const office = Office.forSpec();
beforeEach(async () => {
  await office.clear();
  await office.bff.query('TRUNCATE saved_views');
});

const plan = async ({ uuid }: SimulationEntity): Promise<void> => {
  const contact = { date: TODAY, channel: 'phone', note: '', anyway: true };
  const { status } = await office.send('put', `/api/simulador/seguimiento/${uuid}`, contact, 'executiverole');
  expect(status).toBe(200);
};
/** Stores a contact planned some days ago. */
const planBefore = async (simulation: SimulationEntity, date: string): Promise<void> => {
  await plan(simulation);
  await office.bff.query('UPDATE simulations SET contact_on = $2 WHERE uuid = $1', [simulation.uuid, date]);
};

describe('the views', () => {
  it('have the own and unassigned simulations whose mail or send failed, of all days', async () => {
    const { executiverole: me, commercialrole: other } = office.staff;
    const [, bounced, stopped, refused, sent, over] = [
      await office.store({ commercial: me.id }),
      await office.store({ commercial: me.id, daysAgo: 400 }),
      await office.store({ commercial: me.id }),
      await office.store({ commercial: other.id }),
      await office.store({ commercial: me.id, sent: true }),
      await office.store({ commercial: me.id, resolution: 7 }),
    ] as const;
    await office.bff.query(
      'UPDATE simulations SET mailed_at = now(), mail_refused_at = now() WHERE uuid = ANY ($1)',
      [[bounced.uuid, over.uuid]],
    );
    for (const [{ uuid }, state] of [
      [stopped, 'stopped'],
      [refused, 'refused'],
      [sent, 'done'],
    ] as const)
      await office.bff.query(
        `INSERT INTO workflow_flows (simulation, state, executive, requested_by, started, since)
         VALUES ($1, $2, $3, $3, now(), now())`,
        [uuid, state, me.id],
      );
    const failed = async (role: StaffRole) => (await office.idsIn({ view: 'failed' }, role)).toSorted();
    const own = [bounced.id, stopped.id].toSorted();
    const { body: sends } = await office.get('/api/simulador/pendientes/envios', 'executiverole');
    expect(sends.map(({ id }: { id: number }) => id)).toEqual(own.toReversed());
    expect([await failed('executiverole'), (await office.pending()).failed]).toEqual([own, 2]);
    expect(await failed('commercialrole')).toEqual([refused.id]);
    expect(await failed('adminrole')).toEqual([...own, refused.id].toSorted());
  });

  it('leave out what was sent or rejected', async () => {
    const { id: me } = office.staff.executiverole;
    const free = await office.store();
    const own = await office.store({ commercial: me });
    const ended = [
      await office.store({ resolution: 7 }),
      await office.store({ sent: true }),
      await office.store({ commercial: me, resolution: 7 }),
      await office.store({ commercial: me, sent: true }),
    ];
    await office.bff.query(
      `UPDATE simulations SET inputs = inputs || '{"netIncomeClp": 1}' WHERE uuid = ANY ($1)`,
      [[free, own, ...ended].map(({ uuid }) => uuid)],
    );
    expect(await office.idsIn({ view: 'unassigned' })).toEqual([free.id]);
    expect(await office.idsIn({ view: 'unassigned' }, 'adminrole')).toEqual([free.id]);
    expect(await office.idsIn({ view: 'below_income' })).toEqual([own.id, free.id]);
    expect(await office.pending()).toMatchObject({ unassigned: 1, below_income: 2, mine: 3 });
  });

  it('are own, unassigned, due today, overdue and below the income, with their counts', async () => {
    const { id: me } = office.staff.executiverole;
    const own = await office.store({ commercial: me });
    const free = await office.store({ daysAgo: 40 });
    const other = await office.store({ commercial: office.staff.commercialrole.id });
    const late = await office.store({ by: own, commercial: me, daysAgo: 400 });
    await plan(own);
    // An earlier release planned a contact for each simulation.
    await office.bff.query(
      "UPDATE simulations SET contact_on = $2, contact_channel = 'phone', contact_note = '' WHERE uuid = $1",
      [late.uuid, YESTERDAY],
    );
    await planBefore(other, YESTERDAY);
    await office.bff.query(
      `UPDATE simulations SET inputs = inputs || '{"netIncomeClp": 1}' WHERE uuid = ANY ($1)`,
      [[free.uuid, other.uuid, own.uuid]],
    );
    expect(await office.pending()).toEqual({
      failed: 0,
      mine: 1,
      unassigned: 0,
      today: 1,
      overdue: 1,
      below_income: 1,
    });
    // Two simulations of one client.
    expect(await office.pending('executiverole', { days: 3650 })).toEqual({
      failed: 0,
      mine: 1,
      unassigned: 1,
      today: 1,
      overdue: 1,
      below_income: 2,
    });
    expect(await office.pending('adminrole', { days: 91 })).toEqual({
      failed: 0,
      mine: 0,
      unassigned: 1,
      today: 1,
      overdue: 2,
      below_income: 3,
    });
    expect(await office.idsIn({ view: 'mine' })).toEqual([own.id]);
    expect(await office.idsIn({ view: 'mine', days: 3650 })).toEqual([own.id, late.id]);
    expect(await office.idsIn({ commercial: me })).toEqual([own.id]);
    expect(await office.idsIn({ view: 'unassigned', days: 91 })).toEqual([free.id]);
    expect(await office.idsIn({ view: 'today' })).toEqual([own.id]);
    expect(await office.idsIn({ view: 'overdue' })).toEqual([late.id]);
    expect(await office.idsIn({ view: 'overdue', days: 31 })).toEqual([]);
    expect(await office.idsIn({ view: 'below_income', days: 91 })).toEqual([own.id, free.id]);
    expect((await office.idsIn({ view: 'overdue' }, 'adminrole')).sort()).toEqual([other.id, late.id].sort());
    expect(await office.idsIn({ view: 'overdue', commercial: me }, 'adminrole')).toEqual([late.id]);
    expect(await office.idsIn({ view: 'unassigned', commercial: me }, 'adminrole')).toEqual([]);
    expect(await office.idsIn({ view: 'today', name: own.client.identification })).toEqual([own.id]);
    expect(await office.idsIn({ view: 'today', name: free.client.identification })).toEqual([]);
    const more = `/api/simulador/clientes/${own.client.uuid}/simulaciones`;
    expect((await office.get(more, 'executiverole', { view: 'overdue' })).body.count).toBe(1);
    for (const query of [{ view: 'yours' }, { sort: 'name' }])
      expect((await office.list(query, 'executiverole')).status).toBe(400);
    expect((await office.list({ commercial: office.staff.commercialrole.id }, 'executiverole')).status).toBe(
      403,
    );
  });
});

const PATH = '/api/simulador/vistas';
const APPROVED_OF_THREE_MONTHS = 'days=91&requestStatus=3&sort=amount';

const save = (name: string, role: StaffRole = 'executiverole', changed: object = {}) =>
  office.send('put', PATH, { name, address: APPROVED_OF_THREE_MONTHS, ...changed }, role);
const namesOf = async (role: StaffRole): Promise<string[]> =>
  (await office.get(PATH, role)).body.map(({ name }: { name: string }) => name);

describe('a saved view', () => {
  it('is its owner’s alone, and is replaced by another one of its name', async () => {
    const { status, body } = await save(' Aprobadas ');
    expect([status, body]).toEqual([
      200,
      { id: expect.any(Number), name: 'Aprobadas', address: APPROVED_OF_THREE_MONTHS },
    ]);
    const changed = await save('Aprobadas', 'executiverole', { address: 'view=today' });
    expect(changed.body).toEqual({ ...body, address: 'view=today' });
    await save('Aprobadas', 'commercialrole');
    expect((await office.get(PATH)).body).toEqual([changed.body]);
    expect(await namesOf('adminrole')).toEqual([]);
  });

  it('is deleted by its owner alone', async () => {
    const { body } = await save('Propia');
    const remove = (role: StaffRole) => office.send('delete', `${PATH}/${body.id}`, {}, role);
    expect((await remove('adminrole')).status).toBe(404);
    const both = await Promise.all([remove('executiverole'), remove('executiverole')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await namesOf('executiverole')).toEqual([]);
  });

  it('is one of thirty, however many are saved at once', async () => {
    const [{ id }] = (await office.bff.query("SELECT id FROM users WHERE bank_role = 'executiverole'")) as [
      { id: number },
    ];
    const views = office.bff.app.get(SavedViewsController);
    const user = { id, role: 'executiverole' } as SignedInUser;
    const saves = Array.from({ length: 60 }, (_, n) =>
      views.save({ name: `Vista ${n}`, address: 'days=1' }, user).catch(() => null),
    );
    expect((await Promise.all(saves)).filter((saved) => saved === null)).toHaveLength(30);
    expect(await namesOf('executiverole')).toHaveLength(30);
  });

  it('saved twice at once is one', async () => {
    const saved = await Promise.all([save('Misma'), save('Misma'), save('Misma')]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await namesOf('executiverole')).toEqual(['Misma']);
  });

  it.each([
    ['an unnamed one', { name: ' ' }],
    ['a search, which may be a person’s name', { address: 'search=Camila' }],
    ['a column that is hidden', { address: 'days=91&hidden=rut' }],
    ['a page of elsewhere', { address: 'https://example.org' }],
    ['more than fits', { address: `commercial=${'1'.repeat(300)}` }],
  ])('is refused: %s', async (_, changed) => {
    expect((await save('Feria', 'executiverole', changed)).status).toBe(400);
  });

  it('is one of at most thirty, of which each can still be changed', async () => {
    await office.bff.query(
      `INSERT INTO saved_views (owner, name, address)
       SELECT $1, 'Vista ' || n, '' FROM generate_series(1, 30) AS n`,
      [office.staff.executiverole.id],
    );
    const { status, body } = await save('Otra');
    expect([status, body.detail]).toEqual([
      409,
      'Puede guardar hasta 30 vistas. Elimine una para guardar otra.',
    ]);
    expect((await save('Vista 7')).status).toBe(200);
  });
});
