/** Sets of changes of everything that prices a credit. See docs/rules.md R680, R900. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { eachWithRates, startSheets, type SheetsApi } from '../src/testing/rate-sheets.ts';
import { HOUSE, refusalOf } from '../src/testing/rate-tables.ts';

const TABLES = '/api/tarificador';
const VALUES = '/api/simulador/valores';
const ALONE =
  'Este cambio lo aprueba otra persona con rol de administración: propóngalo en Tarifas, Mantenedores.';
const BY_SHEET = 'Las tarifas cambian cuando otra persona las aprueba: escriba el cambio en Tarifas.';

const { sheets, rates } = eachWithRates({
  RATE_APPROVAL: 'second',
  MODE_PARIDAD: 'local',
  MODE_SEGUROS: 'local',
});

type Method = 'post' | 'patch' | 'delete';
const asAuthor = async (method: Method, path: string, body: object): Promise<Response> =>
  sheets.tables.bff.http[method](path).set(sheets.tables.admin).send(body);
const rowOf = async (table: string, id: number) =>
  (await sheets.tables.list(table)).find((row) => row.id === id);
const write = async (...changes: object[]): Promise<number> => {
  const { status, body } = await sheets.author.post('', { changes });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.id as number;
};
const submitted = async (...changes: object[]): Promise<number> => {
  const id = await write(...changes);
  expect(refusalOf(await sheets.author.post(`/${id}/enviar`))).toEqual([200, undefined]);
  return id;
};
const approved = async (...changes: object[]) => {
  const id = await submitted(...changes);
  const answer = await sheets.second.approve(id);
  expect([answer.status, answer.body.state]).toEqual([200, 'in_force']);
  return answer.body;
};
const one = async (sql: string, ...values: unknown[]): Promise<unknown> =>
  ((await sheets.tables.bff.query(sql, values)) as unknown[])[0];

describe('with the approval by a second administrator', () => {
  it('one administrator alone changes no number that prices a credit, and reads how', async () => {
    const range = { product: rates.product, min_years: 30, max_years: 40 };
    const { short, small } = rates.ranges;
    const alone: readonly (readonly [Method, string, object])[] = [
      ['post', `${TABLES}/Product/`, { name: 'Otro' }],
      ['patch', `${TABLES}/Product/${rates.product}/`, { is_active: false }],
      ['delete', `${TABLES}/Product/${rates.product}/`, {}],
      ['post', `${TABLES}/LoanUse/`, { name: 'Otro' }],
      ['post', `${TABLES}/RangePeriod/`, range],
      ['patch', `${TABLES}/RangePeriod/${short}/`, { min_years: 6 }],
      ['delete', `${TABLES}/RangePeriod/${short}/?rates=1`, {}],
      ['patch', `${TABLES}/RangeAmount/${small}/`, { max_amount: 2500 }],
    ];
    const before = await sheets.tables.list('Product');
    for (const [method, path, body] of alone)
      expect([path, ...refusalOf(await asAuthor(method, path, body))]).toEqual([path, 409, ALONE]);
    const rate = { product: rates.product, ...HOUSE, range_period: short, range_amount: small, rate: 4 };
    const bySheet: readonly (readonly [Method, string, object])[] = [
      ['patch', `${TABLES}/Tarificador/${rates.short}/`, { rate: 4.1 }],
      ['delete', `${TABLES}/Tarificador/${rates.short}/`, {}],
      ['post', `${TABLES}/Tarificador/`, rate],
    ];
    for (const [method, path, body] of bySheet)
      expect([path, ...refusalOf(await asAuthor(method, path, body))]).toEqual([path, 409, BY_SHEET]);
    expect(await sheets.tables.list('Product')).toEqual(before);
  });

  it('a range waits in a set until another administrator approves it, who reads what it replaces', async () => {
    const { long } = rates.ranges;
    const id = await submitted({ kind: 'period', row: String(long), values: { max_years: 35 } });
    expect(await rowOf('RangePeriod', long)).toMatchObject({ max_years: 30 });
    const { body } = await sheets.second.get(`/${id}`);
    const name = expect.stringMatching(/^Rango de tiempo: Producto \d+, 15 a 30 años, Hasta, años 30 → 35$/);
    expect([body.name, body.change_count, body.changes]).toEqual([name, 1, []]);
    expect(body.lines).toEqual([
      {
        kind: 'period',
        label: expect.stringMatching(/^Rango de tiempo: Producto \d+, 15 a 30 años$/),
        before: 'Hasta, años: 30',
        after: 'Hasta, años: 35',
        warnings: [],
      },
    ]);
    expect((await sheets.author.approve(id)).status).toBe(403);
    expect((await sheets.second.approve(id)).body.state).toBe('in_force');
    expect(await rowOf('RangePeriod', long)).toMatchObject({ max_years: 35 });
    const back = (await sheets.author.post(`/${id}/revertir`)).body;
    expect(back.lines).toMatchObject([{ before: 'Hasta, años: 35', after: 'Hasta, años: 30' }]);
  });

  it('what is refused directly is refused when it is submitted, and nothing of it is stored', async () => {
    const overlap = { product: rates.product, min_years: 10, max_years: 20 };
    const id = await write({ kind: 'period', values: overlap });
    expect(refusalOf(await sheets.author.post(`/${id}/enviar`))).toEqual([
      409,
      'Este rango se cruza con otro del mismo producto.',
    ]);
    const refused = async (change: object) =>
      refusalOf(await sheets.author.post('', { changes: [change] }))[0];
    expect(await refused({ kind: 'period', values: { ...overlap, max_years: 'x' } })).toBe(400);
    expect(await refused({ kind: 'period', row: '999999', values: { max_years: 9 } })).toBe(400);
    expect(await refused({ kind: 'period' })).toBe(400);
    expect(await refused({ kind: 'cost', row: '1', values: null })).toBe(400);
    expect(await refused({ kind: 'cost', row: '1', values: { other: 1 } })).toBe(400);
    const used = await write({ kind: 'product', row: String(rates.product), values: null });
    expect(refusalOf(await sheets.author.post(`/${used}/enviar`))).toEqual([
      409,
      'Este producto está en uso: tiene rangos o tarifas.',
    ]);
    const count = 'SELECT count(*)::int AS count FROM range_periods WHERE product_id = $1';
    expect(await one(count, rates.product)).toEqual({ count: 2 });
  });

  it('a set has ranges and the rates in them, in force together', async () => {
    const cell = { ...HOUSE, product: rates.product, min_amount: 300, max_amount: 2000 };
    await approved(
      { kind: 'product', row: String(rates.product), values: { description: 'Vivienda' } },
      { kind: 'period', row: String(rates.ranges.long), values: { max_years: 35 } },
      { kind: 'period', values: { product: rates.product, min_years: 35, max_years: 40 } },
      { ...cell, min_years: 35, max_years: 40, value: 4.5 },
      { rate: rates.short, value: 4.1 },
    );
    expect(await sheets.tables.suggested(rates.product, 1000, 36)).toBe(4.5);
    expect(await sheets.tables.suggested(rates.product, 1000, 33)).toBe(4.2);
    expect(await sheets.tables.suggested(rates.product, 1000, 10)).toBe(4.1);
    expect(await rowOf('Product', rates.product)).toMatchObject({ description: 'Vivienda' });
  });

  it('UF and TMC are added, corrected and deleted, with a warning of a slip', async () => {
    await sheets.tables.bff.query("INSERT INTO uf_values (date, value) VALUES ('2025-12-01', 39000)");
    const uf = { valid_from: '2026-01-01', value: 39_000.5 };
    expect((await approved({ kind: 'uf', values: uf })).lines).toEqual([
      { kind: 'uf', label: 'UF: 01-01-2026', before: null, after: '$39.000,50', warnings: [] },
    ]);
    const next = { kind: 'uf', values: { ...uf, value: 390 } };
    const id = await write(next, { kind: 'uf', values: { valid_from: '2026-01-02', value: 39_010 } });
    const { lines, rows } = (await sheets.author.get(`/${id}`)).body;
    const changes = rows.map(({ from: _from, ...wanted }: { from: object }) => wanted);
    expect((await sheets.author.patch(`/${id}`, { changes })).body.rows).toEqual(rows);
    expect(lines).toMatchObject([
      { before: '$39.000,50', after: '$390,00', warnings: [expect.stringContaining('se aleja mucho')] },
      { before: null, after: '$39.010,00' },
    ]);
    await approved({ kind: 'uf', row: '2026-01-01', values: null });
    const month = await sheets.tables.bff.http.get(`${VALUES}/uf?month=2026-01`).set(sheets.tables.admin);
    expect(month.body.values).toEqual([]);
    const tmc = { segment: 24, valid_from: '2026-01-01', valid_to: '2026-01-14', value: 6.5 };
    expect((await approved({ kind: 'tmc', values: tmc })).lines).toMatchObject([
      { label: 'TMC: Hasta UF 2.000, desde el 01-01-2026', before: null, after: '6,50 %; Hasta: 14-01-2026' },
    ]);
  });

  it('costs, insurances, limits and the parameters of prepayments are kinds like the others', async () => {
    const { lines } = await approved(
      { kind: 'cost', row: '1', values: { notary_uf: 3.5 } },
      { kind: 'insurance', row: 'desgravamen 3', values: { description: null, monthly_rate: 0.00007 } },
      { kind: 'limit', values: { purpose: 72, property_type: 1, max_pct: 75 } },
      { kind: 'prepayment', row: '2026-11-01', values: { least_part_pct: 20 } },
    );
    expect(lines).toMatchObject([
      { label: 'Gastos Operacionales: Notaría', before: 'UF 3', after: 'UF 3,5' },
      { label: 'Seguro: Desgravamen colectivo', after: 'Prima mensual: 0,007 %' },
      { label: 'Financiamiento máximo: Refinanciamiento, Casa', before: null, after: '75 %' },
      { before: 'Parte mínima: 10 %', after: 'Parte mínima: 20 %' },
    ]);
    expect(await one('SELECT notary_uf::float8 AS uf FROM operation_cost_params')).toEqual({ uf: 3.5 });
    const limit = 'SELECT max_pct::float8 AS pct FROM financing_limits WHERE purpose = 72';
    expect(await one(limit)).toEqual({ pct: 75 });
    const estate = { estate_value: 2500, has_dfl2: false, is_social_estate: false };
    const costs = { credit_amount: 2000, subpurpose: 1, ...estate };
    const answer = await sheets.tables.bff.http.post('/simulations/api/calc_operation_costs').send(costs);
    expect(JSON.stringify(answer.body)).toContain('3.5');
    const needed = await write({ kind: 'insurance', row: 'desgravamen 3', values: null });
    expect((await sheets.author.post(`/${needed}/enviar`)).status).toBe(409);
    const audited =
      "SELECT details->'notary_uf' AS uf FROM audit WHERE subject = 'cost 1' ORDER BY id DESC LIMIT 1";
    expect(await one(audited)).toEqual({ uf: [3, 3.5] });
    await approved({ kind: 'cost', row: '1', values: { notary_uf: 3 } });
  });

  it('a set whose row has changed is not put in force, and names it', async () => {
    const row = String(rates.ranges.long);
    const first = await submitted({ kind: 'period', row, values: { max_years: 35 } });
    const second = await submitted({ kind: 'period', row, values: { max_years: 36 } });
    expect((await sheets.second.approve(first)).status).toBe(200);
    const { status, body } = await sheets.second.approve(second);
    expect([status, body.detail, body.lines]).toEqual([
      409,
      expect.stringMatching(/^Cambió 1 valor después de escribir el cambio: Rango de tiempo: /),
      [expect.stringMatching(/^Rango de tiempo: /)],
    ]);
    expect((await sheets.second.get(`/${second}`)).body.moved_lines).toEqual([0]);
    await sheets.second.post(`/${second}/devolver`, { reason: 'Cambió lo vigente' });
    const changes = [{ kind: 'period', row, values: { max_years: 36 } }];
    expect((await sheets.author.patch(`/${second}`, { changes })).body.moved_lines).toEqual([]);
    await sheets.author.post(`/${second}/enviar`);
    expect((await sheets.second.approve(second)).status).toBe(200);
    expect(await rowOf('RangePeriod', rates.ranges.long)).toMatchObject({ max_years: 36 });
  });
});

describe('a bank whose administrator decides alone', () => {
  let alone: SheetsApi;
  beforeAll(async () => {
    alone = await startSheets();
  });
  afterAll(() => alone.close());

  it('writes a set for each direct change', async () => {
    const product = await alone.tables.made('Product', { name: 'Directo' });
    const { body } = await alone.author.get('?page_size=1');
    expect(body.results).toMatchObject([
      { name: 'Producto: se agrega Directo', state: 'in_force', change_count: 1, author: 'Paula Soto' },
    ]);
    await alone.tables.patch('Product', product, { is_active: false });
    const { results } = (await alone.author.get('?page_size=1')).body;
    expect(results).toMatchObject([{ name: 'Producto: Directo, Activo sí → no' }]);
    const { http } = alone.tables.bff;
    expect((await http.get('/api/simulador/tarifas/aprobacion').set(alone.tables.admin)).body).toEqual({
      approval: 'none',
      rates: 'direct',
      to_approve: 0,
      approver_count: 1,
    });
  });
});

it('a core that keeps the rates has no sets, with a sentence, and its rates are approved there', async () => {
  const core = await startSheets({ RATE_APPROVAL: 'second', MODE_TARIFICADOR: 'core' });
  try {
    const sentence = [
      409,
      'Las tarifas llegan del sistema central del banco: aquí no hay cambios por enviar, cada tarifa se cambia allá.',
    ];
    for (const change of [
      { rate: 1, value: 4 },
      { kind: 'use', values: { name: 'Otro' } },
    ])
      expect(refusalOf(await core.author.post('', { name: 'Lunes', changes: [change] }))).toEqual(sentence);
    expect(refusalOf(await core.author.get(''))).toEqual(sentence);
    // The UF and the TMC may be ours all the same.
    const tmc = { segment: 24, valid_from: '2026-01-01', value: 6 };
    const own = await core.draft({ kind: 'tmc', values: tmc });
    expect((await core.author.post(`/${own}/enviar`)).status).toBe(200);
    await core.tables.bff.query(
      `INSERT INTO rate_sheets (name, state, writers, created, changed_at, decided_at, effective_at, base_version, changes)
       VALUES ('Antes', 'approved', '{}', now(), now(), now(), '2036-01-01', 0, '[]')`,
    );
    expect((await core.author.get('/aprobadas')).body).toEqual([]);
    const [rate] = await core.tables.list('Tarificador');
    expect(refusalOf(await core.tables.patch('Tarificador', rate?.id ?? 0, { rate: 4.1 }))).toEqual([
      409,
      expect.stringContaining('las tarifas son del sistema central'),
    ]);
  } finally {
    await core.close();
  }
});
