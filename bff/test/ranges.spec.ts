/** Ranges of years and amounts, and their rates. */
import { describe, expect, it } from '@jest/globals';
import { RateHistory } from '../src/rates/suggested/rate-history.ts';
import { eachWithProduct, HOUSE, type RateTablesApi, refusalOf } from '../src/testing/rate-tables.ts';

let tables: RateTablesApi;
let product: number;
eachWithProduct((fresh) => ({ tables, product } = fresh));

describe('a range', () => {
  it('is next to the others of its product, and overlaps none', async () => {
    const { short } = await tables.ranges(product);
    const overlap = [409, 'Este rango se cruza con otro del mismo producto.'];
    expect(refusalOf(await tables.post('RangePeriod', { product, min_years: 14, max_years: 16 }))).toEqual(
      overlap,
    );
    expect(refusalOf(await tables.post('RangePeriod', { product, min_years: 5, max_years: 15 }))).toEqual(
      overlap,
    );
    expect(
      refusalOf(await tables.post('RangeAmount', { product, min_amount: 1, max_amount: 300.01 })),
    ).toEqual(overlap);
    expect(refusalOf(await tables.patch('RangePeriod', short, { max_years: 16 }))).toEqual(overlap);
    expect((await tables.post('RangeAmount', { product, min_amount: '1', max_amount: '300' })).body).toEqual({
      id: expect.any(Number),
      product,
      min_amount: 1,
      max_amount: 300,
    });
  });

  it('has an existing product, and its bounds in order', async () => {
    const of = (change: object) => ({ product, min_years: 5, max_years: 8, ...change });
    expect(refusalOf(await tables.post('RangePeriod', of({ product: 999_999 })))[0]).toBe(400);
    expect(refusalOf(await tables.post('RangePeriod', of({ max_years: 5 })))).toEqual([
      400,
      'El mínimo debe ser menor que el máximo',
    ]);
    for (const years of ['', 'ocho', 8.5, -1, null])
      expect((await tables.post('RangePeriod', of({ max_years: years }))).status).toBe(400);
    const id = await tables.made('RangePeriod', of({}));
    expect((await tables.patch('RangePeriod', id, { min_years: 9 })).status).toBe(400);
    expect((await tables.patch('RangePeriod', 999_999, { min_years: 9 })).status).toBe(404);
  });

  it('and a rate have two decimals; a value with more is kept until it is changed', async () => {
    const { bff, made, patch, post, ranges } = tables;
    const { short, small, large } = await ranges(product);
    const twoDecimals = [400, 'Use hasta dos decimales'];
    const rate = { product, ...HOUSE, range_period: short };
    for (const value of [4.001, '4.001', 4.00001])
      expect(refusalOf(await post('Tarificador', { ...rate, range_amount: small, rate: value }))).toEqual(
        twoDecimals,
      );
    const group = { product, group: 2, range_period: short, range_amount: small, rate: 4.001 };
    const added = await bff.http.post('/api/simulador/tarifas').set(tables.admin).send(group);
    expect(refusalOf(added)).toEqual(twoDecimals);
    expect(refusalOf(await patch('Product', product, { min_amount: 300.001 }))).toEqual(twoDecimals);
    expect(refusalOf(await patch('RangeAmount', large, { max_amount: 20000.001 }))).toEqual(twoDecimals);
    expect((await patch('RangeAmount', large, { max_amount: 20000.01 })).status).toBe(200);
    const id = await made('Tarificador', { ...rate, range_amount: small, rate: 4.01 });
    await bff.query('UPDATE rates SET annual_pct = 4.0123 WHERE id = $1', [id]);
    await bff.query('UPDATE range_amounts SET min_amount_uf = 299.9999 WHERE id = $1', [small]);
    expect((await patch('Tarificador', id, { rate: 4.0123 })).body).toMatchObject({ rate: 4.0123 });
    const same = { min_amount: 299.9999, max_amount: 1999.99 };
    expect((await patch('RangeAmount', small, same)).body).toMatchObject(same);
    expect(refusalOf(await patch('Tarificador', id, { rate: 4.0124 }))).toEqual(twoDecimals);
    expect((await patch('Tarificador', id, { rate: 4.02 })).status).toBe(200);
  });

  it('is deleted with its rates together, if their number equals what the administrator read', async () => {
    const { bff, made, ranges, suggested } = tables;
    const { short, long, small, large } = await ranges(product);
    const rate = { product, ...HOUSE, range_period: short };
    const [one, two] = [
      await made('Tarificador', { ...rate, range_amount: small, rate: 4 }),
      await made('Tarificador', { ...rate, range_amount: large, rate: 4.1 }),
    ];
    await made('Tarificador', { ...rate, range_period: long, range_amount: small, rate: 4.2 });
    const remove = (table: string, id: number, rates: unknown) =>
      bff.http.delete(`/api/tarificador/${table}/${id}/`).query({ rates }).set(tables.admin);
    expect(refusalOf(await remove('RangePeriod', short, 'dos'))).toEqual([400, 'Debe ser un número entero']);
    for (const rates of [1, 3])
      expect(refusalOf(await remove('RangePeriod', short, rates))).toEqual([
        409,
        'Este rango tiene ahora 2 tarifas. Revíselas antes de eliminarlo.',
      ]);
    expect(await suggested(product, 1000, 10)).toBe(4);
    bff.clock.advance(60_000);
    expect((await remove('RangePeriod', short, 2)).status).toBe(204);
    expect(await suggested(product, 1000, 10)).toBe(404);
    expect(await suggested(product, 1000, 20)).toBe(4.2);
    const subjects = await bff.query(
      "SELECT subject FROM audit WHERE action = 'rate_table_deleted' AND subject = ANY ($1) ORDER BY id",
      [[`Tarificador ${one}`, `Tarificador ${two}`, `RangePeriod ${short}`]],
    );
    expect(subjects).toHaveLength(3);
    const past = await bff.query('SELECT rate_id FROM past_rates WHERE rate_id = ANY ($1)', [[one, two]]);
    expect(past).toHaveLength(2);
    expect((await remove('RangePeriod', short, 0)).status).toBe(404);
    expect((await remove('RangeAmount', large, 0)).status).toBe(204);
  });

  it('that would lift a rate above the TMC of its amounts is refused', async () => {
    const { short, small } = await tables.ranges(product);
    await tables.made('Tarificador', {
      product,
      ...HOUSE,
      range_period: short,
      range_amount: small,
      rate: 6.6,
    });
    expect(refusalOf(await tables.patch('RangeAmount', small, { max_amount: 2500 }))).toEqual([
      409,
      'Con este rango habría tarifas sobre la tasa máxima convencional.',
    ]);
    expect((await tables.patch('RangeAmount', small, { max_amount: 1999 })).status).toBe(200);
  });

  it('with rates is not deleted, and changed bounds apply to suggestions immediately', async () => {
    const { short, long, small } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_amount: small };
    await tables.made('Tarificador', { ...rate, range_period: short, rate: 4 });
    await tables.made('Tarificador', { ...rate, range_period: long, rate: 5 });
    expect(refusalOf(await tables.remove('RangePeriod', long))).toEqual([
      409,
      'Este rango de tiempo está en uso: hay tarifas que dependen de él.',
    ]);
    expect((await tables.remove('RangeAmount', small)).status).toBe(409);
    expect([await tables.suggested(product, 1000, 14), await tables.suggested(product, 1000, 15)]).toEqual([
      4, 5,
    ]);
    tables.bff.clock.advance(1000);
    await tables.patch('RangePeriod', short, { max_years: 12 });
    await tables.patch('RangePeriod', long, { min_years: 12 });
    expect([await tables.suggested(product, 1000, 11.9), await tables.suggested(product, 1000, 14)]).toEqual([
      4, 5,
    ]);
  });

  it('that becomes the last one, or is no longer, leaves the former last one’s past unchanged', async () => {
    const { bff, made, patch, remove } = tables;
    const { long, large } = await tables.ranges(product);
    const rates = bff.app.get(RateHistory);
    /** At the upper bound of the years and of the amounts. */
    const at = async (instant: Date): Promise<(number | null)[]> => {
      const of = { product, loanUse: 1, realEstateType: 1 };
      return [
        await rates.at(instant, { ...of, amountUf: 5000, periodYears: 30 }),
        await rates.at(instant, { ...of, amountUf: 20000, periodYears: 20 }),
      ];
    };
    await made('Tarificador', { product, ...HOUSE, range_period: long, range_amount: large, rate: 4 });
    const instants: Date[] = [];
    const later = (): void => {
      instants.push(bff.clock.now());
      bff.clock.advance(60_000);
    };
    later();
    const longer = await made('RangePeriod', { product, min_years: 30, max_years: 40 });
    later();
    const larger = await made('RangeAmount', { product, min_amount: 20000, max_amount: 30000 });
    later();
    await remove('RangePeriod', longer);
    later();
    await patch('RangeAmount', larger, { min_amount: 100, max_amount: 300 });
    later();
    expect(await Promise.all(instants.map(at))).toEqual([
      [4, 4],
      [null, 4],
      [null, null],
      [4, null],
      [4, 4],
    ]);
    // A range without rates changes no rate.
    await made('RangePeriod', { product, min_years: 1, max_years: 5 });
    const past = await bff.query('SELECT valid_to FROM past_rates WHERE product_id = $1', [product]);
    expect(past).toHaveLength(4);
  });
});
