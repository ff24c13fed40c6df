import { describe, expect, it, jest } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import { fresh } from '../src/border/upstream/sourced.ts';
import { TmcPort } from '../src/bank/tmc/tmc.port.ts';
import {
  eachWithProduct,
  HOUSE,
  type RateTablesApi,
  refusalOf,
  type TableRow,
} from '../src/testing/rate-tables.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startBff } from '../src/testing/test-bff.ts';

let tables: RateTablesApi;
let product: number;
eachWithProduct((fresh) => ({ tables, product } = fresh));

const ownRates = async (): Promise<TableRow[]> =>
  (await tables.list('Tarificador')).filter((row) => row.product === product);

describe('a rate', () => {
  it('is above 0, not above the TMC of its amounts, and has ranges of its product', async () => {
    const { short, small, large } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small };
    const overTmc = [400, 'La tasa no puede ser mayor a la TMC'];
    for (const wrong of [0, -1, '0', '', 'x', null, 10])
      expect((await tables.post('Tarificador', { ...rate, rate: wrong })).status).toBe(400);
    expect(refusalOf(await tables.post('Tarificador', { ...rate, rate: 6.61 }))).toEqual(overTmc);
    const id = await tables.made('Tarificador', { ...rate, rate: 6.6 });
    expect(refusalOf(await tables.post('Tarificador', { ...rate, range_amount: large, rate: 6.2 }))).toEqual(
      overTmc,
    );
    expect(refusalOf(await tables.patch('Tarificador', id, { rate: 6.7 }))).toEqual(overTmc);
    const [others] = (await tables.list('RangePeriod')).filter((row) => row.product === 8);
    const ofAnother = await tables.post('Tarificador', { ...rate, range_period: others?.id, rate: 4 });
    expect(ofAnother.body.fields).toEqual([
      { name: 'range_period', message: 'No existe, o no es de este producto' },
    ]);
    expect((await tables.patch('Tarificador', id, { rate: 4, product: 8 })).status).toBe(400);
    expect((await tables.patch('Tarificador', id, {})).status).toBe(400);
    expect(
      (await tables.post('Tarificador', { ...rate, loan_use: 999_999, rate: 4 })).body.fields[0].name,
    ).toBe('loan_use');
  });

  it('exists once, even if two administrators add it concurrently', async () => {
    const { short, small } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small };
    const answers = await Promise.all(
      [4, 4.1, 4.2, 4.3].map((each) => tables.post('Tarificador', { ...rate, rate: each })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.detail).toMatch(/^Ya existe una tarifa para ese destino/);
    expect(await ownRates()).toHaveLength(1);
  });

  it('is not above the TMC even if a colleague widens its range concurrently', async () => {
    const { bff, made, patch, post } = tables;
    const range_period = await made('RangePeriod', { product, min_years: 5, max_years: 15 });
    const range_amount = await made('RangeAmount', { product, min_amount: 300, max_amount: 2000 });
    const busy = bff.app.get(DataSource).createQueryRunner();
    await busy.startTransaction();
    await busy.query('LOCK TABLE rates IN SHARE ROW EXCLUSIVE MODE');
    const answers = Promise.all([
      patch('RangeAmount', range_amount, { max_amount: 3000 }),
      post('Tarificador', { product, ...HOUSE, range_period, range_amount, rate: 6.5 }),
    ]);
    const waiting = (): Promise<unknown[]> =>
      bff.query(`SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = current_database() AND relation = 'rates'::regclass AND NOT granted`);
    await retryUntil(waiting, ({ length }) => length === 2);
    await busy.commitTransaction();
    await busy.release();
    const statuses = (await answers).map(({ status }) => status);
    expect(['200 400', '409 201']).toContain(statuses.join(' '));
  });

  it('asks for no TMC under the lock, if a colleague changes its range after the first one', async () => {
    const { bff, patch, post } = tables;
    const { short, small } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small, rate: 6 };
    const locks: unknown[] = [];
    const tmc = jest.spyOn(bff.app.get(TmcPort), 'of').mockImplementation(async () => {
      const held = await bff.query(`SELECT mode FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = current_database() AND relation = 'rates'::regclass AND mode = 'ShareRowExclusiveLock'`);
      locks.push(held);
      if (locks.length === 1)
        expect((await patch('RangeAmount', small, { max_amount: 1900 })).status).toBe(200);
      return fresh({ annualPct: 6.4, inForce: true, ufDate: null }, 'core');
    });
    const { status } = await post('Tarificador', rate);
    tmc.mockRestore();
    expect([status, locks]).toEqual([201, [[], [], [], []]]);
  });

  it('blocks no other change while a slow core returns the TMC', async () => {
    const { bff, made, post } = tables;
    const { short, small } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small, rate: 6.5 };
    const core = new EventEmitter();
    const answered = once(core, 'answered');
    const tmc = jest.spyOn(bff.app.get(TmcPort), 'of').mockImplementation(async () => {
      core.emit('asked');
      await answered;
      return fresh({ annualPct: 6.4, inForce: true, ufDate: null }, 'core');
    });
    const asked = once(core, 'asked');
    const waiting = post('Tarificador', rate);
    await asked;
    await made('RangePeriod', { product, min_years: 30, max_years: 35 });
    core.emit('answered');
    expect((await waiting).status).toBe(400);
    tmc.mockRestore();
  });

  it('finds its range deleted once by several at once, who read that it is gone', async () => {
    const id = await tables.made('RangePeriod', { product, min_years: 5, max_years: 15 });
    const deleted = await Promise.all(Array.from({ length: 6 }, () => tables.remove('RangePeriod', id)));
    const statuses = deleted.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 404, 404, 404, 404, 404]);
  });

  it('keeps its id, former value and author after a change', async () => {
    const { short, small } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small };
    const began = tables.bff.clock.now().toISOString();
    const id = await tables.made('Tarificador', { ...rate, rate: 4 });
    tables.bff.clock.advance(60_000);
    expect((await tables.patch('Tarificador', id, { rate: '4.25' })).body).toEqual({
      id,
      ...rate,
      rate: 4.25,
    });
    await tables.patch('Tarificador', id, { rate: 4.25 });
    await tables.patch('RangePeriod', short, { max_years: 15 });
    const changed = tables.bff.clock.now().toISOString();
    tables.bff.clock.advance(60_000);
    expect((await tables.remove('Tarificador', id)).status).toBe(204);
    expect(await tables.suggested(product, 1000, 10)).toBe(404);
    const { body } = await tables.bff.http
      .get('/api/simulador/tarifas/historia')
      .query({ rate: id })
      .set(tables.admin);
    const by = { by: 'Paula Soto', sheet: expect.any(Number) };
    expect(body).toEqual([
      { ...by, at: began, from: null, to: 4 },
      { ...by, at: changed, from: 4, to: 4.25 },
      { ...by, at: tables.bff.clock.now().toISOString(), from: 4.25, to: null },
    ]);
    const past = await tables.bff.query(
      'SELECT annual_pct::float8 AS pct FROM past_rates WHERE rate_id = $1 ORDER BY 1',
      [id],
    );
    expect(past).toEqual([{ pct: 4 }, { pct: 4.25 }]);
    expect((await tables.remove('Tarificador', id)).status).toBe(404);
  });

  it('changed by two administrators concurrently has the last value, and both in its history', async () => {
    const { short, small } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small };
    const id = await tables.made('Tarificador', { ...rate, rate: 4 });
    await Promise.all([
      tables.patch('Tarificador', id, { rate: 4.1 }),
      tables.patch('Tarificador', id, { rate: 4.2 }),
    ]);
    const rows = await tables.bff.query('SELECT details FROM audit WHERE subject = $1 ORDER BY id', [
      `Tarificador ${id}`,
    ]);
    const [, first, second] = rows.map((row) => (row as { details: { rate: number[] } }).details.rate);
    expect(first?.[0]).toBe(4);
    expect(second?.[0]).toBe(first?.[1]);
    expect(await tables.suggested(product, 1000, 10)).toBe(second?.[1]);
  });
});

describe('a change', () => {
  it('is suggested by another replica immediately', async () => {
    const { bff, made, ranges, patch, remove } = tables;
    const replica = await startBff({ databaseUrl: bff.databaseUrl });
    const suggested = async (): Promise<unknown> => {
      const asked = { amount: 1000, period: 10, loan_use: 1, product, real_estate_type: 1 };
      const { status, body } = await replica.http.post('/api/tarificador/Tarifa').send(asked);
      return status === 200 ? body.rate : body.detail;
    };
    try {
      const { short, small } = await ranges(product);
      const none = 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.';
      expect(await suggested()).toBe(none);
      const rate = { product, ...HOUSE, range_period: short, range_amount: small };
      const id = await made('Tarificador', { ...rate, rate: 4 });
      replica.clock.set(bff.clock.now().toISOString());
      expect(await suggested()).toBe(4);
      await patch('Tarificador', id, { rate: 4.5 });
      expect(await suggested()).toBe(4.5);
      await patch('Product', product, { is_active: false });
      expect(await suggested()).toBe(none);
      await patch('Product', product, { is_active: true });
      await remove('Tarificador', id);
      expect(await suggested()).toBe(none);
    } finally {
      await replica.close();
    }
  });
});

describe('the rates of a group', () => {
  const add = async (body: object): Promise<Response> =>
    tables.bff.http.post('/api/simulador/tarifas').set(tables.admin).send(body);

  it('are added for each of its purposes and property types, all or none', async () => {
    const { short, small } = await tables.ranges(product);
    const body = { product, group: '2', range_period: String(short), range_amount: small, rate: '4.5' };
    const answer = await add(body);
    expect(answer.status).toBe(201);
    const combinations = (rows: TableRow[]) =>
      rows.map((row) => `${row['loan_use']} ${row['real_estate_type']}`);
    expect(combinations(answer.body).sort()).toEqual(['70 1', '70 2', '72 1', '72 2']);
    await tables.remove('Tarificador', (answer.body as TableRow[])[0]?.id ?? 0);
    expect((await add(body)).status).toBe(409);
    expect(await ownRates()).toHaveLength(3);
    expect((await add({ ...body, group: 99 })).body.fields[0].name).toBe('group');
    expect((await add({ ...body, rate: 6.7 })).status).toBe(400);
    expect(await ownRates()).toHaveLength(3);
  });
});

describe('the coverage of a product', () => {
  const coverage = async (id: unknown): Promise<Response> =>
    tables.bff.http.get('/api/simulador/tarifas/cobertura').query({ product: id }).set(tables.admin);

  it('shows each rate, each combination without one, and gaps between its ranges', async () => {
    const { short, small, large } = await tables.ranges(product);
    await tables.patch('Product', product, { min_period: 5, max_period: 40 });
    const rate = { ...HOUSE, range_period: short, range_amount: small, rate: 4 };
    await tables.made('Tarificador', { product, ...rate });
    const { body } = await coverage(product);
    expect(body.periods.map((range: TableRow) => range['min_years'])).toEqual([5, 15]);
    expect(body.cells).toHaveLength(4 * 6 * 2 * 2);
    expect(body.cells.filter((cell: TableRow) => cell['rate'] !== null)).toEqual([rate]);
    expect([body.holes, body.overlaps]).toEqual([[{ from: 30, to: 40, kind: 'period' }], []]);
    expect(body.maximum_rates).toEqual([
      { range_amount: small, rate: 6.6 },
      { range_amount: large, rate: 6.1 },
    ]);
  });

  it('of an unknown product is a 404', async () => {
    for (const id of [999_999, 'ocho', '']) expect([id, (await coverage(id)).status]).toEqual([id, 404]);
  });
});
