import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoRates } from '@simulador/contracts/rates/demo-rates';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS, type Adapter } from '../../testing/both-adapters.ts';
import { type RateRequest, TarificadorPort } from './tarificador.port.ts';

const adapters = adaptersForSpec();

const HOUSE: RateRequest = { amountUf: 2000, periodYears: 20, loanUse: 1, product: 8, realEstateType: 1 };
const port = (adapter: Adapter): TarificadorPort => adapters[adapter].app.get(TarificadorPort);
const rateOf = async (adapter: Adapter, change: Partial<RateRequest>): Promise<number> =>
  (await port(adapter).suggestedRate({ ...HOUSE, ...change })).value;

describe.each(ADAPTERS)('the suggested rate, answered by %s', (adapter) => {
  it.each([
    [300, 4.54],
    [999.9999, 4.54],
    [1000, 4.44],
    [1999.9999, 4.44],
    [2000, 4.36],
    [4999.9999, 4.36],
    [5000, 4.26],
    [20000, 4.26],
  ])('of %d UF over 20 years is %d %%', async (amountUf, expected) => {
    expect(await rateOf(adapter, { amountUf })).toBe(expected);
  });

  it.each([
    [5, 3.8],
    [7.99, 3.8],
    [8, 3.94],
    [11.99, 3.94],
    [12, 4.08],
    [15, 4.22],
    [20, 4.36],
    [24.99, 4.36],
    [25, 4.5],
    [29.99, 4.5],
    [30, 4.62],
    [40, 4.62],
  ])('of 2000 UF over %d years is %d %%', async (periodYears, expected) => {
    expect(await rateOf(adapter, { periodYears })).toBe(expected);
  });

  it.each([
    ['less than the first amount', { amountUf: 299.9999 }],
    ['more than the last amount', { amountUf: 20000.0001 }],
    ['less than the first period', { periodYears: 4.99 }],
    ['more than the last period', { periodYears: 40.01 }],
    ['a product that is none', { product: 5 }],
    ['a purpose that is none', { loanUse: 2 }],
    ['a property type that is none', { realEstateType: 4 }],
  ])('is a 404 for %s', async (_case, change) => {
    await expect(rateOf(adapter, change)).rejects.toMatchObject({ status: 404 });
  });

  it('depends on product, purpose and property', async () => {
    expect(await rateOf(adapter, { product: 2 })).toBe(4.28);
    expect(await rateOf(adapter, { product: 4 })).toBe(4.44);
    expect(await rateOf(adapter, { loanUse: 52, realEstateType: 99 })).toBe(4.74);
  });
});

describe.each(ADAPTERS)('the lists of the rates, answered by %s', (adapter) => {
  it('have every product and the limits of its ranges', async () => {
    const products = (await port(adapter).rows('Product')).value;
    expect(products.map(({ id }) => id).sort()).toEqual([2, 4, 8]);
    expect(products.find(({ id }) => id === 8)).toEqual({
      id: 8,
      name: 'Universal',
      description: 'Universal',
      is_active: true,
      is_range_amount_valid: true,
      is_range_valid_period: true,
      min_amount: 300,
      max_amount: 20000,
      min_period: 5,
      max_period: 40,
    });
  });

  it('have every rate in force once', async () => {
    const rates = (await port(adapter).ratesInForce()).value;
    const withoutId = rates.map(({ id, ...rate }) => JSON.stringify(Object.entries(rate).sort()));
    expect(new Set(rates.map(({ id }) => id)).size).toBe(2016);
    expect(withoutId.sort()).toEqual(
      demoRates()
        .map((rate) => JSON.stringify(Object.entries(rate).sort()))
        .sort(),
    );
  });
});

describe('the lists of the rates', () => {
  const byId = <T extends { id: number }>(rows: readonly T[]): T[] => [...rows].sort((a, b) => a.id - b.id);

  it('are the same from both, in whatever order', async () => {
    for (const table of ['Product', 'LoanUse'] as const) {
      const [local, core] = [await port('local').rows(table), await port('core').rows(table)];
      expect(byId<{ id: number }>(local.value)).toEqual(byId<{ id: number }>(core.value));
    }
    const [local, core] = [await port('local').realEstateTypes(), await port('core').realEstateTypes()];
    expect(byId(local.value)).toEqual(byId(core.value));
  });

  it('mark a product whose ranges leave a gap as invalid', async () => {
    await adapters.query(
      'INSERT INTO range_amounts (product_id, min_amount_uf, max_amount_uf) VALUES (2, 30000, 40000)',
    );
    const products = (await port('local').rows('Product')).value;
    expect(products.map((product) => [product.id, product.is_range_amount_valid])).toEqual([
      [2, false],
      [4, true],
      [8, true],
    ]);
  });

  it('omit what an operator switched off', async () => {
    await adapters.query('UPDATE products SET is_active = false WHERE id = 4');
    await expect(rateOf('local', { product: 4 })).rejects.toMatchObject({ status: 404 });
    await adapters.query('UPDATE products SET is_active = true WHERE id = 4');
  });
});

describe('a rate whose successor is in the table', () => {
  const CHANGE = '2026-11-21T03:00:00.000Z';
  const listed = async (): Promise<{ rows: number; pct: Set<number> }> => {
    const rates = (await port('local').ratesInForce()).value;
    const ofProduct = rates.filter(({ product }) => product === 4);
    return { rows: ofProduct.length, pct: new Set(ofProduct.map(({ rate }) => rate)) };
  };
  beforeAll(async () => {
    await adapters.query(`UPDATE rates SET valid_to = '${CHANGE}' WHERE product_id = 4`);
    await adapters.query(
      `INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct, valid_from)
       SELECT product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, 3.01, valid_to
       FROM rates WHERE product_id = 4`,
    );
  });

  it('is in force until its end, then its successor', async () => {
    adapters.local.clock.set('2026-11-21T02:59:59.999Z');
    expect(await rateOf('local', { product: 4 })).toBe(4.44);
    expect((await listed()).pct).not.toContain(3.01);
    adapters.local.clock.set(CHANGE);
    expect(await rateOf('local', { product: 4 })).toBe(3.01);
    expect(await listed()).toEqual({ rows: 672, pct: new Set([3.01]) });
  });

  it('is replaced by one that starts before its end', async () => {
    adapters.local.clock.set('2026-11-21T02:00:00Z');
    await adapters.query(
      `UPDATE rates SET valid_from = '2026-11-21T01:00:00Z' WHERE product_id = 4 AND annual_pct = 3.01`,
    );
    expect(await rateOf('local', { product: 4 })).toBe(3.01);
    expect(await listed()).toEqual({ rows: 672, pct: new Set([3.01]) });
  });

  it('is not in force before it starts', async () => {
    adapters.local.clock.set('2019-12-31T15:00:00Z');
    await expect(rateOf('local', {})).rejects.toMatchObject({ status: 404 });
    expect((await port('local').ratesInForce()).value).toEqual([]);
  });
});
