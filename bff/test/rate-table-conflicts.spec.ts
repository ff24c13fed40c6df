import { describe, expect, it } from '@jest/globals';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { eachWithProduct, HOUSE, type RateTablesApi, refusalOf } from '../src/testing/rate-tables.ts';

let tables: RateTablesApi;
let product: number;
eachWithProduct((fresh) => ({ tables, product } = fresh));

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
