import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import type { ClientGroupDto } from '../src/office/listing/listing.dto.ts';
import { LIST_PATH, Office, one, STAFF_ROLES } from '../src/testing/office.ts';

const office = Office.forSpec();

beforeEach(() => office.clear());

describe("staff's list", () => {
  it('has a client once, by its newest simulation, with all requested ones', async () => {
    const first = await office.store({ daysAgo: 5 });
    const other = await office.store({ daysAgo: 3 });
    const again = await office.store({ by: first, daysAgo: 1 });
    expect(await office.listed()).toEqual([[first.client.uuid, [again.id, first.id]], one(other)]);
    const { body } = await office.list();
    expect([body.count, body.next, body.previous]).toEqual([2, null, null]);
    expect(body.results[1]).toMatchObject({
      name: 'Camila Rojas Fuentes',
      identification: other.client.identification,
      email: other.client.email,
      phone: '+56912345678',
      score: null,
    });
    const detail = await office.bff.http
      .get(`/simulations/api/simulation/${other.uuid}`)
      .set(office.staff.adminrole.headers);
    expect(body.results[1].simulations).toEqual([detail.body]);
  });

  it('has the phone of the client’s record, if it has one', async () => {
    const simulation = await office.store({ client: { phoneNumber: null } });
    const [group] = (await office.list()).body.results as ClientGroupDto[];
    expect([group?.phone, group?.simulations[0]?.client_phone]).toEqual([null, simulation.inputs.phone]);
  });

  it('has the newest 50 of a client and their number, and the others page by page', async () => {
    // No simulation's number is in this RUT, and none in the contact.
    const client = { identification: '00000000-0', email: 'ana@correo.example', phoneNumber: null };
    const first = await office.store({ client, daysAgo: 8 });
    const other = await office.store({ daysAgo: 9 });
    await office.bff.query(
      `INSERT INTO simulations (client, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf,
         annual_rate_pct, uf_value, uf_date, state, resolution, created)
       SELECT client, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf, annual_rate_pct,
         uf_value, uf_date, state, resolution, created + n * interval '1 hour'
       FROM simulations, generate_series(1, 119) AS n WHERE id = $1`,
      [first.id],
    );
    const rows = await office.bff.query(
      'SELECT id FROM simulations WHERE client = $1 ORDER BY created DESC, id DESC',
      [first.client.uuid],
    );
    const all = (rows as { id: number }[]).map(({ id }) => id);
    expect(await office.listed()).toEqual([[first.client.uuid, all.slice(0, 50)], one(other)]);
    const groups = (await office.list()).body.results as ClientGroupDto[];
    expect(groups.map(({ simulation_count: count }) => count)).toEqual([120, 1]);
    // A client found by the number of an older simulation is listed with that one only.
    expect(await office.listed({ name: first.id })).toContainEqual(one(first));

    const path = `/api/simulador/clientes/${first.client.uuid}/simulaciones`;
    const idsOf = ({ body }: Response) => (body.results as { id: number }[]).map(({ id }) => id);
    const second = await office.get(`${path}?page=2`);
    expect(idsOf(second)).toEqual(all.slice(50, 100));
    expect(second.body).toMatchObject({ count: 120, previous: `${path}?page=1`, next: `${path}?page=3` });
    const third = await office.get(second.body.next);
    expect([idsOf(third), third.body.next]).toEqual([all.slice(100), null]);
    expect((await office.get(`${path}?page=2147483647`)).body).toMatchObject({ count: 120, results: [] });
    expect(idsOf(await office.get(path, 'commercialrole', { days: 9, ending_days: 8 }))).toEqual(
      (await office.listed({ days: 9, ending_days: 8 }))[0]?.[1],
    );
    expect((await office.get(path, 'adminrole', { status: 2 })).body).toMatchObject({ count: 0 });
    expect((await office.get(path, 'adminrole', { commercial: -1 })).body).toMatchObject({ count: 120 });
    expect((await office.get(path, 'executiverole', { commercial: -1 })).status).toBe(403);
    expect((await office.get('/api/simulador/clientes/nadie/simulaciones')).status).toBe(404);
  });

  it('is the same for every role; only the administrator reads another executive’s', async () => {
    const own = await office.store({ commercial: office.staff.executiverole.id });
    await office.store();
    for (const role of STAFF_ROLES) expect((await office.list({}, role)).body.count).toBe(2);
    expect(await office.listed({ commercial: office.staff.executiverole.id })).toEqual([one(own)]);
    expect((await office.list({ commercial: own.commercial?.id ?? 0 }, 'executiverole')).body.count).toBe(1);
    for (const role of ['executiverole', 'commercialrole'] as const) {
      expect((await office.list({ commercial: office.staff.adminrole.id }, role)).status).toBe(403);
      const [last] = await office.bff.query(
        'SELECT action, actor, subject FROM audit ORDER BY id DESC LIMIT 1',
      );
      expect(last).toEqual({
        action: 'access_refused',
        actor: office.staff[role].id,
        subject: 'GET /simulations/api/executive/clients/simulations',
      });
    }
  });

  it('has a filter for unassigned simulations, for the administrator', async () => {
    const given = await office.store({ commercial: office.staff.executiverole.id, daysAgo: 1 });
    const free = await office.store({ by: given, resolution: 6 });
    const other = await office.store();
    await office.store({ commercial: office.staff.commercialrole.id });
    expect(await office.listed({ commercial: -1 })).toEqual([one(other), one(free)]);
    expect(await office.listed({ commercial: -1, status: 3 })).toEqual([one(free)]);
    expect(await office.listed({ commercial: -1, name: free.id })).toContainEqual(one(free));
    expect(await office.listed({ commercial: -1, name: given.client.identification })).toEqual([one(free)]);
    expect(await office.listed({ commercial: -1, name: given.id })).not.toContainEqual(one(given));
    await office.assign([other.uuid]);
    expect(await office.listed({ commercial: -1 })).toEqual([one(free)]);
    expect((await office.list({ commercial: -1 }, 'executiverole')).status).toBe(403);
    expect((await office.list({ commercial: -2 })).status).toBe(400);
  });

  it('treats empty form values as absent', async () => {
    await office.store();
    const { status, body } = await office.list({
      status: '',
      result: '',
      name: '',
      days: '',
      ending_days: '',
    });
    expect([status, body.count]).toEqual([200, 1]);
    expect((await office.list({ commercial: '' }, 'executiverole')).status).toBe(200);
  });

  it('has of a client only the simulations of the state, the resolution, the executive', async () => {
    const evaluated = await office.store({
      resolution: 3,
      daysAgo: 2,
      commercial: office.staff.executiverole.id,
    });
    const approved = await office.store({ by: evaluated, resolution: 6, daysAgo: 1 });
    await office.store();
    expect(await office.listed({ status: 2 })).toEqual([one(evaluated)]);
    expect(await office.listed({ result: 6 })).toEqual([one(approved)]);
    expect(await office.listed({ status: 3, result: 6 })).toEqual([one(approved)]);
    expect(await office.listed({ status: 2, commercial: office.staff.executiverole.id })).toEqual([
      one(evaluated),
    ]);
    expect(await office.listed({ status: 3, commercial: office.staff.executiverole.id })).toEqual([]);
    expect(await office.listed({ status: 2, result: 6 })).toEqual([]);
    expect(await office.listed({ status: 77 })).toEqual([]);
    expect(await office.listed({ result: 77 })).toEqual([]);
  });
});

describe('the days', () => {
  it('of a period end today, of a range both are counted from today', async () => {
    const [today, yesterday, dayBefore] = [
      await office.store(),
      await office.store({ daysAgo: 1 }),
      await office.store({ daysAgo: 2 }),
    ];
    expect(await office.listed({ days: 1 })).toEqual([one(today)]);
    expect(await office.listed({ days: 2 })).toEqual([one(today), one(yesterday)]);
    expect(await office.listed({ days: 2, ending_days: 1 })).toEqual([one(yesterday), one(dayBefore)]);
    expect(await office.listed({ days: 0, ending_days: 0 })).toEqual([one(today)]);
  });

  it('are 31 unless another number was requested', async () => {
    const last = await office.store({ daysAgo: 30 });
    await office.store({ daysAgo: 31 });
    expect(await office.listed()).toEqual([one(last)]);
  });

  it('begin at midnight in Santiago', async () => {
    const late = await office.store();
    await office.bff.query(`UPDATE simulations SET created = '2026-11-20T02:59:59Z' WHERE id = $1`, [
      late.id,
    ]);
    expect([(await office.listed({ days: 1 })).length, (await office.listed({ days: 2 })).length]).toEqual([
      0, 1,
    ]);
    await office.bff.query(`UPDATE simulations SET created = '2026-11-20T03:00:00Z' WHERE id = $1`, [
      late.id,
    ]);
    expect((await office.listed({ days: 1 })).length).toBe(1);
  });

  it('of a range list a client by the last simulation in it, not by a later one', async () => {
    const early = await office.store({ daysAgo: 9 });
    const between = await office.store({ daysAgo: 8 });
    await office.store({ by: early, daysAgo: 1 });
    const { body } = await office.list({ days: 10, ending_days: 5 });
    expect(body.count).toBe(2);
    expect(await office.listed({ days: 10, ending_days: 5 })).toEqual([one(between), one(early)]);
  });

  it.each([
    [{ days: 1 }, 200],
    [{ days: 0 }, 400],
    [{ days: 3650 }, 200],
    [{ days: 3651 }, 400],
    [{ days: 3650, ending_days: 3650 }, 200],
    [{ days: 10, ending_days: 11 }, 400],
    [{ days: 10, ending_days: -1 }, 400],
    [{ days: '1.5' }, 400],
    [{ days: 'x' }, 400],
    [{ days: '1e2' }, 400],
  ])('%j: %d', async (query, status) => expect((await office.list(query)).status).toBe(status));
});

describe('the pages', () => {
  it('follow each other without a gap, across days, and lead to each other', async () => {
    const all: SimulationEntity[] = [];
    for (const daysAgo of [0, 0, 1, 3, 3, 3, 7]) all.push(await office.store({ daysAgo }));
    const seen: string[] = [];
    let path: string | null = `${LIST_PATH}?days=8&page_size=2`;
    const counts: number[] = [];
    while (path) {
      const { body }: Response = await office.bff.http.get(path).set(office.staff.adminrole.headers);
      seen.push(...(body.results as ClientGroupDto[]).map(({ uuid }) => uuid));
      counts.push(body.count);
      path = body.next;
    }
    const newestFirst = [...all].sort((a, b) => b.created.getTime() - a.created.getTime() || b.id - a.id);
    expect(seen).toEqual(newestFirst.map(({ client }) => client.uuid));
    expect(counts).toEqual([7, 7, 7, 7]);
    const { body } = await office.list({ days: 8, page: 3, page_size: 2, name: 'camila' });
    expect([body.previous, body.next]).toEqual([
      `${LIST_PATH}?days=8&page=2&page_size=2&name=camila`,
      `${LIST_PATH}?days=8&page=4&page_size=2&name=camila`,
    ]);
  });

  it('beyond the last one are empty', async () => {
    await office.store();
    const { body } = await office.list({ page: 2 });
    expect([body.count, body.results, body.next]).toEqual([1, [], null]);
    expect((await office.list({ page: 2_147_483_647, page_size: 100 })).status).toBe(200);
  });

  it.each([
    [{ page_size: 100 }, 200],
    [{ page_size: 101 }, 400],
    [{ page_size: 0 }, 400],
    [{ page: 0 }, 400],
    [{ page: 2_147_483_648 }, 400],
    [{ orden: 'asc' }, 400],
  ])('%j: %d', async (query, status) => expect((await office.list(query)).status).toBe(status));
});
