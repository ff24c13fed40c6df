import { describe, expect, it } from '@jest/globals';
import { eachWithProduct, type RateTablesApi, refusalOf } from '../src/testing/rate-tables.ts';

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
