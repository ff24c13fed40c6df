import { beforeEach, describe, expect, it } from '@jest/globals';
import { eachWithProduct, HOUSE, type RateTablesApi } from '../src/testing/rate-tables.ts';
import { download, edited, rowsOf, upload } from '../src/testing/spreadsheets.ts';

const all = '/api/simulador/tarifas/planilla';

let tables: RateTablesApi;
let product: number;
/** Id of a rate for 5 to 15 years, of 300 to 2000 UF. */
let small: number;
eachWithProduct((fresh) => ({ tables, product } = fresh));
beforeEach(async () => {
  const ranges = await tables.ranges(product);
  const rate = { product, ...HOUSE, range_period: ranges.short, range_amount: ranges.small };
  small = await tables.made('Tarificador', { ...rate, rate: 4.39 });
});

describe('the rates of all products', () => {
  it('are in one workbook, which is applied completely or not at all', async () => {
    const file = (await download(tables.bff, { headers: tables.admin }, {}, all)).body as Buffer;
    const rows = rowsOf(file);
    expect(rows).toHaveLength((await tables.list('Tarificador')).length);
    expect(new Set(rows.map(({ Producto }) => Producto)).size).toBeGreaterThan(3);
    const other = Number(rows[0]?.['ID']);
    const was = Number(rows[0]?.['Tasa']);
    const changed = edited(file, { [small]: { Tasa: 4.3 }, [other]: { Tasa: 4.01 } });
    const read = await upload(
      tables.bff,
      { headers: tables.admin },
      changed,
      'Tarifas.xlsx',
      `${all}/lectura`,
    );
    expect(read.body.rates).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: other, from: was, to: 4.01 }),
        expect.objectContaining({ id: small, from: 4.39, to: 4.3 }),
      ]),
    );
    const { body } = await upload(tables.bff, { headers: tables.admin }, changed, 'Tarifas.xlsx', all);
    expect(body).toEqual({ changed: 2, sheet: expect.any(Number) });
    const approval = tables.bff.http.post(`/api/simulador/hojas/${body.sheet}/aprobar`);
    await approval.set(tables.admin).send({}).expect(200);
    expect(await tables.suggested(product, 1000, 10)).toBe(4.3);
    await tables.patch('Tarificador', other, { rate: was });
  });
});
