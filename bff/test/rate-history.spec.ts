/** The history of rates, with the authors of changes. */
import { nextDay, previousDay } from '@simulador/contracts/platform/dates';
import { describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { RateHistory } from '../src/rates/suggested/rate-history.ts';
import { eachWithProduct, HOUSE, type RateTablesApi, type TableRow } from '../src/testing/rate-tables.ts';

let tables: RateTablesApi;
let product: number;
eachWithProduct((fresh) => ({ tables, product } = fresh));

/** Adds a rate of 4 percent, for 5 to 15 years and small amounts. Returns its id and its range's. */
async function madeRate(): Promise<Record<'id' | 'short', number>> {
  const { short, small } = await tables.ranges(product);
  const ranges = { range_period: short, range_amount: small };
  return { short, id: await tables.made('Tarificador', { product, ...HOUSE, ...ranges, rate: 4 }) };
}

describe('a change', () => {
  it('leaves former rates unchanged, even if their ranges change', async () => {
    const { bff, patch } = tables;
    const rates = bff.app.get(RateHistory);
    const before = bff.clock.now();
    const at = (instant: Date, periodYears: number): Promise<number | null> =>
      rates.at(instant, { product, loanUse: 1, realEstateType: 1, amountUf: 1000, periodYears });
    const { id, short } = await madeRate();
    bff.clock.advance(60_000);
    await patch('RangePeriod', short, { max_years: 10 });
    await patch('Tarificador', id, { rate: 5 });
    const now = bff.clock.now();
    expect([await at(before, 9), await at(before, 12)]).toEqual([4, 4]);
    expect([await at(now, 9), await at(now, 12)]).toEqual([5, null]);
  });

  it('of a product’s availability leaves its former rates unchanged', async () => {
    const { bff, patch } = tables;
    const rates = bff.app.get(RateHistory);
    const instants: Date[] = [];
    const later = (): void => {
      instants.push(bff.clock.now());
      bff.clock.advance(60_000);
    };
    const { id } = await madeRate();
    later();
    await patch('Product', product, { is_active: false });
    later();
    await patch('Tarificador', id, { rate: 5 });
    later();
    await patch('Product', product, { is_active: true, name: `${product} de nuevo` });
    later();
    await patch('Product', product, { description: 'El mismo' });
    await patch('Tarificador', id, { rate: 6 });
    later();
    await patch('Product', product, { is_active: false });
    later();
    const request = { product, loanUse: 1, realEstateType: 1, amountUf: 1000, periodYears: 9 };
    const found = await Promise.all(instants.map((instant) => rates.at(instant, request)));
    expect(found).toEqual([4, null, null, 5, 6, null]);
    const offered = await rates.during(bff.clock.today(), request);
    expect(offered?.map(({ annualPct }) => annualPct)).toEqual([null, 4, null, 5, 6, null]);
  });
});

describe('the past of a product', () => {
  interface Change {
    readonly at: string;
    readonly by: string | null;
    readonly rates: TableRow[];
    readonly rows: { readonly table: string; readonly fields: unknown[] }[];
  }
  const history = async (query: object = {}): Promise<{ total: number; changes: Change[] }> => {
    const path = '/api/simulador/tarifas/cambios';
    return (
      await tables.bff.http
        .get(path)
        .query({ product, ...query })
        .set(tables.admin)
    ).body;
  };
  const changes = async (): Promise<TableRow[]> =>
    (await history()).changes.flatMap(({ by, rates }) => rates.map((rate) => ({ ...rate, by })));
  const offers = async (day: string): Promise<Response> => {
    const credit = { amount: 1000, period: 10, loan_use: 1, product, real_estate_type: 1 };
    return tables.bff.http
      .post('/api/simulador/tarifas/ofrecidas')
      .set(tables.admin)
      .send({ ...credit, day });
  };
  const ratesOf = ({ body }: Response): unknown[] => body.offers.map((offer: TableRow) => offer['rate']);

  it('has the author of each rate’s change, even if it was deleted with its ranges', async () => {
    const { short, small, large } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_period: short };
    const gone = await tables.made('Tarificador', { ...rate, range_amount: large, rate: 4.1 });
    const kept = await tables.made('Tarificador', { ...rate, range_amount: small, rate: 4 });
    tables.bff.clock.advance(60_000);
    await tables.patch('Tarificador', kept, { rate: 4.25 });
    await tables.remove('Tarificador', gone);
    await tables.remove('RangeAmount', large);
    const found = await changes();
    expect(found.map(({ id, from, to }) => [id, from, to])).toEqual([
      [gone, 4.1, null],
      [kept, 4, 4.25],
      [kept, null, 4],
      [gone, null, 4.1],
    ]);
    expect(found[0]).toMatchObject({
      by: 'Paula Soto',
      ...HOUSE,
      min_years: 5,
      max_years: 15,
      min_amount: 2000,
      max_amount: 20000,
    });
    const none = await tables.bff.http
      .get('/api/simulador/tarifas/cambios')
      .query({ product: 999_999 })
      .set(tables.admin);
    expect(none.status).toBe(404);
  });

  it('includes rates deleted before they were offered', async () => {
    const { short, large } = await tables.ranges(product);
    await tables.patch('Product', product, { is_active: false });
    const rate = { product, ...HOUSE, range_period: short, range_amount: large, rate: 4.1 };
    const gone = await tables.made('Tarificador', rate);
    await tables.remove('Tarificador', gone);
    await tables.remove('RangeAmount', large);
    const bounds = { min_years: 5, max_years: 15, min_amount: 2000, max_amount: 20000 };
    expect(await changes()).toMatchObject([
      { id: gone, ...HOUSE, ...bounds, from: 4.1, to: null },
      { id: gone, ...HOUSE, ...bounds, from: null, to: 4.1 },
    ]);
  });

  it('has one request’s changes as one change, also of ranges, limits and availability', async () => {
    const { short, long, small } = await tables.ranges(product);
    const group = { product, group: 2, range_period: short, range_amount: small, rate: 4.5 };
    await tables.bff.http.post('/api/simulador/tarifas').set(tables.admin).send(group);
    await tables.patch('RangePeriod', short, { min_years: 7 });
    await tables.patch('Product', product, { is_active: false, max_period: 30 });
    await tables.remove('RangePeriod', long);
    const { total, changes: found } = await history();
    const [deleted, limits, edited, added] = found;
    expect(deleted?.rows).toMatchObject([
      { table: 'RangePeriod', id: long, fields: [{ name: 'max_years', from: '30', to: null }, {}] },
    ]);
    expect(limits).toMatchObject({ by: 'Paula Soto', rates: [] });
    expect(limits?.rows[0]).toMatchObject({
      table: 'Product',
      fields: [{ name: 'is_active', from: 'true', to: 'false' }],
    });
    expect(edited?.rows).toEqual([
      { table: 'RangePeriod', id: short, fields: [{ name: 'min_years', from: '5', to: '7' }] },
    ]);
    expect(added?.rates.map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 4 }, () => [null, 4.5]),
    );
    // Four ranges and the product itself.
    expect([total, found.length]).toEqual([9, 9]);
  });

  it('has a range that is deleted with its rate as one change, even while time passes', async () => {
    const { id, short } = await madeRate();
    const { bff, admin } = tables;
    const stopped = bff.clock.now;
    bff.clock.now = () => {
      bff.clock.advance(1);
      return stopped.call(bff.clock);
    };
    const { status } = await bff.http.delete(`/api/tarificador/RangePeriod/${short}/?rates=1`).set(admin);
    bff.clock.now = stopped;
    expect(status).toBe(204);
    const [change] = (await history()).changes;
    expect(change).toMatchObject({ rates: [{ id, from: 4, to: null }], rows: [{ table: 'RangePeriod' }] });
  });

  it('has its changes by pages, and of some days', async () => {
    const { id } = await madeRate();
    const { bff, patch } = tables;
    for (let n = 0; n < 15; n += 1) await patch('Tarificador', id, { rate: (401 + n) / 100 });
    const today = bff.clock.today();
    const counts = async (query: object): Promise<number[]> => {
      const { total, changes: found } = await history(query);
      return [total, found.length];
    };
    // The product, four ranges, the rate and its 15 changes.
    expect(await counts({})).toEqual([21, 20]);
    expect(await counts({ page: 2 })).toEqual([21, 1]);
    expect(await counts({ page: 3 })).toEqual([21, 0]);
    expect(await counts({ from: today, to: today, page: 2 })).toEqual([21, 1]);
    expect(await counts({ from: nextDay(today) })).toEqual([0, 0]);
    expect(await counts({ to: previousDay(today) })).toEqual([0, 0]);
    const refused = await bff.http
      .get('/api/simulador/tarifas/cambios')
      .query({ product, from: '2026-13-01' })
      .set(tables.admin);
    expect(refused.status).toBe(400);
  });

  it('has the rates that a credit was offered on a day, in order', async () => {
    const { bff, patch } = tables;
    const { id } = await madeRate();
    bff.clock.advance(60_000);
    await patch('Tarificador', id, { rate: 4.25 });
    const [today, changed] = [bff.clock.today(), bff.clock.now()];
    const answer = await offers(today);
    expect([answer.body.is_known, ratesOf(answer)]).toEqual([true, [null, 4, 4.25]]);
    expect(answer.body.offers[2].from).toBe(changed.toISOString());
    // Moves everything to the day before: today the last rate is in force from the start of the day.
    await bff.query("UPDATE rates SET valid_from = valid_from - interval '1 day' WHERE id = $1", [id]);
    await bff.query(
      `UPDATE past_rates SET valid_from = valid_from - interval '1 day', valid_to = valid_to - interval '1 day'
       WHERE rate_id = $1`,
      [id],
    );
    expect(ratesOf(await offers(previousDay(today)))).toEqual([null, 4, 4.25]);
    expect(ratesOf(await offers(today))).toEqual([4.25]);
    expect((await offers('2027-11-20')).body.fields).toEqual([{ name: 'day', message: 'Aún no ha llegado' }]);
  });
});
