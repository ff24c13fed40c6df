/** Views of the list: the simulations that need an action. See docs/rules.md R510. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office, type StaffRole } from '../src/testing/office.ts';

const [YESTERDAY, TODAY] = ['2026-11-19', '2026-11-20'];

const office = Office.forSpec();
beforeEach(() => office.clear());

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
