import { describe, expect, it } from '@jest/globals';
import { eachWithProduct, HOUSE, type RateTablesApi, refusalOf } from '../src/testing/rate-tables.ts';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { RateHistory } from '../src/rates/suggested/rate-history.ts';

let tables: RateTablesApi;
let product: number;
eachWithProduct((fresh) => ({ tables, product } = fresh));

describe('a product', () => {
  const validity = async (): Promise<unknown[]> => {
    const own = (await tables.list('Product')).find(({ id }) => id === product);
    return [own?.['is_range_valid_period'], own?.['is_range_amount_valid']];
  };

  it('is valid when its ranges fill it from its minimum to its maximum', async () => {
    expect(await validity()).toEqual([false, false]);
    await tables.patch('Product', product, {
      min_period: 5,
      max_period: 30,
      min_amount: 300,
      max_amount: '20000',
    });
    await tables.made('RangePeriod', { product, min_years: 5, max_years: 15 });
    await tables.made('RangePeriod', { product, min_years: 20, max_years: 30 });
    await tables.made('RangeAmount', { product, min_amount: 300, max_amount: 20000 });
    expect(await validity()).toEqual([false, true]);
    await tables.made('RangePeriod', { product, min_years: 15, max_years: 20 });
    expect(await validity()).toEqual([true, true]);
    await tables.patch('Product', product, { max_period: 35 });
    expect(await validity()).toEqual([false, true]);
  });

  it('without limits has those of its ranges', async () => {
    await tables.ranges(product);
    expect((await tables.list('Product')).find(({ id }) => id === product)).toEqual({
      id: product,
      name: expect.stringMatching(/^Producto \d/),
      description: '',
      is_active: true,
      is_range_amount_valid: true,
      is_range_valid_period: true,
      min_amount: 300,
      max_amount: 20000,
      min_period: 5,
      max_period: 30,
    });
  });

  it('can be renamed and limited before it has ranges', async () => {
    expect((await tables.patch('Product', product, { name: `Renombrado ${product}` })).status).toBe(200);
    expect((await tables.patch('Product', product, { min_amount: 300 })).status).toBe(200);
    expect((await tables.patch('Product', product, { min_amount: 400 })).status).toBe(200);
    expect((await tables.patch('Product', product, { max_amount: 400 })).status).toBe(400);
    expect((await tables.patch('Product', product, { max_amount: 401 })).status).toBe(200);
    expect((await tables.patch('Product', product, { min_amount: 401 })).status).toBe(400);
  });

  it('keeps a limit that its ranges no longer reach', async () => {
    const { long } = await tables.ranges(product);
    await tables.patch('Product', product, { max_period: 30 });
    await tables.remove('RangePeriod', long);
    expect(await validity()).toEqual([false, true]);
  });

  it('has a unique name and code', async () => {
    for (const name of ['', '  ', '\u200b\u2060\u00ad', ' \u3164\ufeff'])
      expect([
        refusalOf(await tables.post('Product', { name })),
        refusalOf(await tables.patch('Product', product, { name })),
      ]).toEqual([
        [400, 'Este campo es requerido'],
        [400, 'Este campo es requerido'],
      ]);
    for (const name of ['Universal', 'Uni\u200bversal', '\u2060Universal'])
      expect(refusalOf(await tables.post('Product', { name }))).toEqual([
        409,
        'Ya existe otro producto con ese nombre.',
      ]);
    const name = `  Vivi\u200benda  joven ${product}\n`;
    const made = await tables.made('Product', { name, description: ' x ' });
    const own = (await tables.list('Product')).find(({ id }) => id === made);
    expect([own?.['name'], own?.['description']]).toEqual([`Vivienda joven ${product}`, 'x']);
    expect(refusalOf(await tables.patch('Product', product, { name: `VIVIENDA JÓVEN ${product}` }))).toEqual([
      409,
      'Ya existe otro producto con ese nombre.',
    ]);
    expect((await tables.patch('Product', made, { name: `VIVIENDA JÓVEN ${product}` })).status).toBe(200);
    expect(refusalOf(await tables.post('Product', { id: 8, name: 'Otro Universal' }))).toEqual([
      409,
      'Ya existe otro registro con ese código.',
    ]);
    expect(await tables.made('Product', { id: 77, name: 'Con código' })).toBe(77);
    expect((await tables.post('Product', { name: 'Al revés', min_amount: 5, max_amount: 5 })).status).toBe(
      400,
    );
    expect((await tables.post('Product', {})).status).toBe(400);
    expect((await tables.post('Product', { name: 'x', is_range_amount_valid: true })).status).toBe(400);
  });

  it('can be deleted while nothing depends on it, and does not come back', async () => {
    const range = await tables.made('RangePeriod', { product, min_years: 5, max_years: 15 });
    expect(refusalOf(await tables.remove('Product', product))).toEqual([
      409,
      'Este producto está en uso: tiene rangos o tarifas.',
    ]);
    expect((await tables.remove('RangePeriod', range)).status).toBe(204);
    expect((await tables.remove('Product', product)).status).toBe(204);
    expect(refusalOf(await tables.remove('Product', product))).toEqual([404, 'Este producto no existe.']);
    expect((await tables.list('Product')).map(({ id }) => id)).not.toContain(product);
  });
});

describe('the database', () => {
  it('also refuses an operator’s overlapping ranges, and a rate with ranges of another product', async () => {
    const { short, small } = await tables.ranges(product);
    await expect(
      tables.bff.query('INSERT INTO range_periods (product_id, min_years, max_years) VALUES ($1, 10, 20)', [
        product,
      ]),
    ).rejects.toThrow('range_periods_apart');
    await expect(
      tables.bff.query(
        `INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct)
         VALUES (8, 1, 1, $1, $2, 4)`,
        [short, small],
      ),
    ).rejects.toThrow('rates_range_');
  });
});

describe('a row that a colleague changed since it was read', () => {
  const change = async (table: string, id: number, read: object | undefined, body: object) =>
    refusalOf(
      await tables.bff.http
        .patch(`/api/tarificador/${table}/${id}/`)
        .set({ ...tables.admin, ...(read && { 'If-Match': rateRowTag(read) }) })
        .send(body),
    );
  const readRow = async (table: string, id: number) =>
    (await tables.list(table)).find((row) => row.id === id) ?? {};

  it('is not overwritten by a user who has not seen the change; the refusal names the colleague', async () => {
    const { short, small } = await tables.ranges(product);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small, rate: 4.39 };
    const id = await tables.made('Tarificador', rate);
    const read = await readRow('Tarificador', id);
    expect(await change('Tarificador', id, read, { rate: 4.3 })).toEqual([200, undefined]);
    expect(await change('Tarificador', id, read, { rate: 4.2 })).toEqual([
      409,
      expect.stringMatching(/^\S.* cambió esta tarifa el .* a las .*: ahora es 4,30 %\. Guarde otra vez/),
    ]);
    // The row already has the requested value, perhaps by this same request, whose answer was lost.
    expect(await change('Tarificador', id, read, { rate: 4.3 })).toEqual([200, undefined]);
    expect(await change('Tarificador', id, await readRow('Tarificador', id), { rate: 4.2 })).toEqual([
      200,
      undefined,
    ]);
    expect(await change('Tarificador', id, undefined, { rate: 4.1 })).toEqual([200, undefined]);
  });

  it('is deleted by a user who has not seen the change only after the refusal', async () => {
    const { short } = await tables.ranges(product);
    const tag = rateRowTag(await readRow('RangePeriod', short));
    await tables.patch('RangePeriod', short, { max_years: 14 });
    const remove = async (ifMatch: string) =>
      tables.bff.http
        .delete(`/api/tarificador/RangePeriod/${short}/`)
        .set({ ...tables.admin, 'If-Match': ifMatch });
    const refused = await remove(tag);
    expect(refusalOf(refused)).toEqual([
      409,
      expect.stringMatching(/ cambió este rango de tiempo el .*\. Presione Eliminar otra vez/),
    ]);
    expect((await remove(String(refused.headers['etag']))).status).toBe(204);
    expect((await remove(tag)).status).toBe(404);
  });

  it('is protected in any table', async () => {
    const { long, small } = await tables.ranges(product);
    const range = await readRow('RangePeriod', long);
    await tables.patch('RangePeriod', long, { max_years: 35 });
    expect(await change('RangePeriod', long, range, { max_years: 25 })).toEqual([
      409,
      expect.stringMatching(/ cambió este rango de tiempo el .*: ahora va de 15 a 35 años\. Guarde/),
    ]);
    expect(await change('RangeAmount', small, { product }, { max_amount: 1500 })).toEqual([
      409,
      expect.stringMatching(/ cambió este rango de monto el .*: ahora va de UF.300 a UF.2\.000\. Guarde/),
    ]);
    const limits = { min_period: 5, max_period: 30, min_amount: 300, max_amount: 20000 };
    await tables.patch('Product', product, limits);
    const read = await readRow('Product', product);
    // This makes the product's ranges invalid, but does not change the product's row.
    await tables.patch('RangePeriod', long, { max_years: 25 });
    expect(await change('Product', product, read, { description: 'Nueva' })).toEqual([200, undefined]);
  });
});

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
