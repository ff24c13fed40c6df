/** Rate tables of the core: the same screens, answers and audit rows. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { forSpec } from '../src/testing/for-spec.ts';
import { HOUSE, startRateTables, refusalOf, type TableRow } from '../src/testing/rate-tables.ts';

const tables = forSpec(() => startRateTables({ env: { MODE_TARIFICADOR: 'core' } }));
afterEach(() => tables.bff.core.play({}));

const ofProduct = async (product: number): Promise<TableRow[]> =>
  (await tables.list('Tarificador')).filter((row) => row.product === product);
const addGroup = async (body: object) =>
  tables.bff.http.post('/api/simulador/tarifas').set(tables.admin).send(body);

describe('rate tables of the core', () => {
  it('are changed and suggested there, and audited here', async () => {
    const { bff, made, ranges, patch, remove, suggested } = tables;
    const product = await made('Product', { name: 'Verde' });
    const { short, small, large } = await ranges(product);
    const rate = { product, ...HOUSE, range_period: short };
    const id = await made('Tarificador', { ...rate, range_amount: large, rate: 4.1 });
    await made('Tarificador', { ...rate, range_amount: small, rate: '4.2' });
    expect((await ofProduct(product)).map((row) => row['rate'])).toEqual([4.2, 4.1]);
    expect(await suggested(product, 2000, 5)).toBe(4.1);
    expect((await patch('Tarificador', id, { rate: 4.15 })).body).toMatchObject({ id, rate: 4.15 });
    expect(await suggested(product, 20000, 14)).toBe(4.15);
    const history = await bff.http
      .get('/api/simulador/tarifas/historia')
      .query({ rate: id })
      .set(tables.admin);
    expect((history.body as TableRow[]).map((change) => [change['from'], change['to']])).toEqual([
      [null, 4.1],
      [4.1, 4.15],
    ]);
    const coverage = await bff.http
      .get('/api/simulador/tarifas/cobertura')
      .query({ product })
      .set(tables.admin);
    expect(coverage.body.cells.filter((cell: TableRow) => cell['rate'] !== null)).toHaveLength(2);
    expect((await remove('Tarificador', id)).status).toBe(204);
    expect(await suggested(product, 2000, 5)).toBe(404);
    expect(await bff.query('SELECT id FROM rates WHERE product_id = $1', [product])).toEqual([]);
  });

  it('are read again when the answer to a change is about another row, or has another value', async () => {
    const { bff, made, ranges, patch, post, remove } = tables;
    const product = await made('Product', { name: 'Plata' });
    const { short, small, large } = await ranges(product);
    const rate = { product, ...HOUSE, range_period: short };
    const id = await made('Tarificador', { ...rate, range_amount: small, rate: 4 });
    await bff.core.play({ patch_Tarificador: 'set:rate:9.9' });
    expect((await patch('Tarificador', id, { rate: 4.1 })).body).toMatchObject({ id, rate: 4.1 });
    await bff.core.play({ patch_Tarificador: 'bias:id+1' });
    expect((await patch('Tarificador', id, { rate: 4.2 })).body).toMatchObject({ id, rate: 4.2 });
    await bff.core.play({ patch_Product: 'set:is_active:true&set:name:"Plata"' });
    const change = { is_active: false, name: 'Oro' };
    expect((await patch('Product', product, change)).body).toMatchObject({ id: product, ...change });
    await bff.core.play({ add_Product: `set:id:${product}` });
    expect((await post('Product', { name: 'Cobre' })).body.id).not.toBe(product);
    await bff.core.play({ add_Tarificador: 'bias:range_amount-1' });
    const added = await post('Tarificador', { ...rate, range_amount: large, rate: 4.3 });
    expect(added.body).toMatchObject({ range_amount: large, rate: 4.3 });
    const query = { rate: id };
    const { body } = await bff.http.get('/api/simulador/tarifas/historia').query(query).set(tables.admin);
    expect((body as TableRow[]).map((change) => change['to'])).toEqual([4, 4.1, 4.2]);
    // The change's two reads, and one after its answer.
    const reads = await bff.core.callsTo('Tarificador');
    await bff.core.play({ delete_Tarificador: 'bias:id+1' });
    expect((await remove('Tarificador', id)).status).toBe(204);
    expect(await bff.core.callsTo('Tarificador')).toBe(reads + 3);
  });

  it('are read once for a change, and once more for the audit', async () => {
    const { bff, made, ranges, patch } = tables;
    const product = await made('Product', { name: 'Blanco' });
    const { short, small } = await ranges(product);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small };
    const id = await made('Tarificador', { ...rate, rate: 4 });
    const requested = () =>
      Promise.all(['Tarificador', 'RangePeriod', 'RangeAmount'].map((each) => bff.core.callsTo(each)));
    const before = await requested();
    expect((await patch('Tarificador', id, { rate: 4.1 })).status).toBe(200);
    // Ranges too, because they determine the order of rates.
    expect((await requested()).map((count, n) => count - (before[n] ?? 0))).toEqual([2, 2, 2]);
    // The core's binary 4.2.
    await bff.core.play({ patch_Tarificador: 'set:rate:4.199999809' });
    expect((await patch('Tarificador', id, { rate: 4.2 })).status).toBe(200);
    expect((await requested()).map((count, n) => count - (before[n] ?? 0))).toEqual([4, 4, 4]);
  });

  it('refuse overlaps, rows in use, unknown rows, a rate above the TMC, and one that they could not be read with', async () => {
    const { made, ranges, post, patch, remove } = tables;
    const product = await made('Product', { name: 'Azul' });
    const { short, small } = await ranges(product);
    expect((await post('RangePeriod', { product, min_years: 14, max_years: 16 })).status).toBe(409);
    const rate = { product, ...HOUSE, range_period: short, range_amount: small };
    await made('Tarificador', { ...rate, rate: 4 });
    expect((await post('Tarificador', { ...rate, rate: 4 })).status).toBe(409);
    expect((await remove('RangePeriod', short)).status).toBe(409);
    expect((await remove('RangePeriod', 999_999)).status).toBe(404);
    expect((await patch('RangePeriod', 999_999, { max_years: 9 })).status).toBe(404);
    const refused = async (annualPct: number) =>
      refusalOf(await post('Tarificador', { ...rate, rate: annualPct }));
    expect(await refused(6.7)).toEqual([400, 'La tasa no puede ser mayor a la TMC']);
    expect(await refused(0.45)).toEqual([400, 'La tasa debe estar entre 0,5 y 15 %']);
  });

  it('can be changed in the core too, without an audit row here', async () => {
    const product = await tables.made('Product', { name: 'Celeste' });
    const { short } = await tables.ranges(product);
    const refused = await tables.bff.http
      .patch(`/api/tarificador/RangePeriod/${short}/`)
      .set({ ...tables.admin, 'If-Match': '"antes"' })
      .send({ max_years: 14 });
    expect(refusalOf(refused)).toEqual([
      409,
      expect.stringMatching(/^Otra persona cambió este rango de tiempo: ahora va de 5 a 15 años\. Guarde/),
    ]);
  });

  it('get the rates of a group one by one; those added before a failure stay', async () => {
    const { bff, made, ranges } = tables;
    const product = await made('Product', { name: 'Rojo' });
    const { short, small, large } = await ranges(product);
    const body = { product, group: 2, range_period: short, range_amount: small, rate: 4.5 };
    await bff.core.play({ add_Tarificador: 'sequence:[ok,ok,status:500]' });
    expect(refusalOf(await addGroup(body))).toEqual([
      502,
      'El sistema del banco no pudo responder. Inténtelo de nuevo más tarde.',
    ]);
    const left = await ofProduct(product);
    expect(left).toHaveLength(2);
    const record = await bff.query(
      "SELECT subject FROM audit WHERE action = 'rate_table_added' AND details @> $1 ORDER BY id",
      [{ rate: [null, 4.5], product: [null, product] }],
    );
    expect(record).toEqual(left.map(({ id }) => ({ subject: `Tarificador ${id}` })));
    expect(refusalOf(await addGroup(body))).toEqual([
      409,
      expect.stringMatching(/^Ya existe una tarifa para Refinanciamiento, Casa, en esos rangos/),
    ]);
    await bff.core.play({ add_Tarificador: 'sequence:[status:500]' });
    expect(refusalOf(await addGroup({ ...body, range_amount: large }))).toEqual([
      502,
      'El sistema del banco no pudo responder. Inténtelo de nuevo más tarde.',
    ]);
    await bff.core.play({});
    expect((await addGroup({ ...body, range_amount: large })).status).toBe(201);
  });

  it('include what the core added although its answer was lost', async () => {
    const { bff, made, post, ranges } = tables;
    const product = await made('Product', { name: 'Lila' });
    const { short, small, large } = await ranges(product);
    const body = { product, group: 2, range_period: short, range_amount: small, rate: 4.5 };
    await bff.core.play({ add_Tarificador: 'sequence:[ok,ok,lost]' });
    expect((await addGroup(body)).status).toBe(201);
    expect(await ofProduct(product)).toHaveLength(4);
    await bff.core.play({ add_Tarificador: 'sequence:[lost]' });
    const rate = { product, ...HOUSE, range_period: short, range_amount: large, rate: 4.5 };
    expect((await post('Tarificador', rate)).body).toMatchObject(rate);
    expect(await ofProduct(product)).toHaveLength(5);
  });

  it('are deleted with their range one by one; if the core fails in between, what is left is read again', async () => {
    const { bff, made, ranges } = tables;
    const product = await made('Product', { name: 'Gris' });
    const { short, small, large } = await ranges(product);
    const rate = { product, ...HOUSE, range_period: short };
    await made('Tarificador', { ...rate, range_amount: small, rate: 4 });
    await made('Tarificador', { ...rate, range_amount: large, rate: 4.1 });
    const remove = (rates: number) =>
      bff.http.delete(`/api/tarificador/RangePeriod/${short}/`).query({ rates }).set(tables.admin);
    await bff.core.play({ delete_Tarificador: 'sequence:[ok,status:500]' });
    expect(refusalOf(await remove(2))).toEqual([
      502,
      'El sistema del banco no pudo responder. Inténtelo de nuevo más tarde.',
    ]);
    expect(await ofProduct(product)).toHaveLength(1);
    await bff.core.play({});
    expect((await remove(2)).status).toBe(409);
    expect((await remove(1)).status).toBe(204);
    expect(await ofProduct(product)).toEqual([]);
    expect((await tables.list('RangePeriod')).map(({ id }) => id)).not.toContain(short);
  });

  it('are audited as deleted if the core’s answer was lost, and stay deleted if their range is kept', async () => {
    const { bff, made, ranges } = tables;
    const product = await made('Product', { name: 'Malva' });
    const { short, small, large } = await ranges(product);
    const rate = { product, ...HOUSE, range_period: short };
    const ids = [
      await made('Tarificador', { ...rate, range_amount: small, rate: 4 }),
      await made('Tarificador', { ...rate, range_amount: large, rate: 4.1 }),
    ];
    await bff.core.play({ delete_Tarificador: 'sequence:[ok,lost]', delete_RangePeriod: 'status:500' });
    const refused = await bff.http
      .delete(`/api/tarificador/RangePeriod/${short}/`)
      .query({ rates: 2 })
      .set({ ...tables.admin, 'X-Request-Id': 'rango-sin-tarifas' });
    expect(refusalOf(refused)).toEqual([
      502,
      'El sistema del banco no pudo responder. Inténtelo de nuevo más tarde.',
    ]);
    const failed = bff.logs.entries().find(({ requestId, err }) => err && requestId === 'rango-sin-tarifas');
    expect(failed?.['upstream']).toMatchObject({ operation: 'delete_RangePeriod', outcome: 'failed' });
    const recorded = await bff.query(
      "SELECT subject FROM audit WHERE action = 'rate_table_deleted' AND details @> $1 ORDER BY subject",
      [{ product: [product, null] }],
    );
    expect(recorded).toEqual(ids.map((id) => ({ subject: `Tarificador ${id}` })));
  });
});
