/** The history of rates, with the authors of changes. */
import { describe, expect, it } from '@jest/globals';
import { RateHistory } from '../src/rates/suggested/rate-history.ts';
import { eachWithProduct, HOUSE, type RateTablesApi } from '../src/testing/rate-tables.ts';

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
  });
});
