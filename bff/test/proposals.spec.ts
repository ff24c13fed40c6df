import { describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { eachWithRates, startSheets } from '../src/testing/rate-sheets.ts';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { HOUSE, refusalOf } from '../src/testing/rate-tables.ts';

const TABLES = '/api/tarificador';
const PROPOSALS = '/api/simulador/propuestas';
const VALUES = '/api/simulador/valores';
const ALONE =
  'Este cambio lo aprueba otra persona con rol de administración: propóngalo en Tarifas, Mantenedores.';
const BY_SHEET = 'Las tarifas cambian con una hoja que aprueba otra persona: escríbala en Tarifas, Hojas.';
const PROPOSED = { 'X-Proposal': 'new' };

const { sheets, rates } = eachWithRates({ RATE_APPROVAL: 'second', MODE_PARIDAD: 'local' });

type Method = 'post' | 'patch' | 'delete';
const asAuthor = async (method: Method, path: string, body: object, headers = {}): Promise<Response> =>
  sheets.tables.bff.http[method](path)
    .set({ ...sheets.tables.admin, ...headers })
    .send(body);
const propose = async (method: Method, path: string, body: object, headers = {}): Promise<Response> =>
  asAuthor(method, path, body, { ...headers, ...PROPOSED });
const decide = async (headers: Readonly<Record<string, string>>, path: string, body = {}) =>
  sheets.tables.bff.http
    .post(PROPOSALS + path)
    .set(headers)
    .send(body);
const approve = ({ body }: Response) => decide(sheets.secondHeaders, `/${body.proposal}/aprobar`);
const listed = async (headers = sheets.secondHeaders) =>
  (await sheets.tables.bff.http.get(PROPOSALS).set(headers)).body;
const rowOf = async (table: string, id: number) =>
  (await sheets.tables.list(table)).find((row) => row.id === id);

describe('with the approval by a second administrator', () => {
  it('one administrator alone changes no number that prices a credit, and is told how', async () => {
    const range = { product: rates.product, min_years: 30, max_years: 40 };
    const { short, small } = rates.ranges;
    const alone: readonly (readonly [Method, string, object])[] = [
      ['post', `${TABLES}/Product/`, { name: 'Otro' }],
      ['patch', `${TABLES}/Product/${rates.product}/`, { is_active: false }],
      ['delete', `${TABLES}/Product/${rates.product}/`, {}],
      ['post', `${TABLES}/RangePeriod/`, range],
      ['patch', `${TABLES}/RangePeriod/${short}/`, { min_years: 6 }],
      ['delete', `${TABLES}/RangePeriod/${short}/?rates=1`, {}],
      ['patch', `${TABLES}/RangeAmount/${small}/`, { max_amount: 2500 }],
      ['post', `${VALUES}/uf`, { valid_from: '2026-01-01', value: 39_000 }],
      ['post', `${VALUES}/uf/lote`, { text: '01-01-2026 39.000,00' }],
      ['delete', `${VALUES}/uf?valid_from=2026-01-01`, {}],
      ['post', `${VALUES}/tmc`, { segment: 34, valid_from: '2026-01-01', value: 6 }],
    ];
    const before = await sheets.tables.list('Product');
    for (const [method, path, body] of alone)
      expect([path, ...refusalOf(await asAuthor(method, path, body))]).toEqual([path, 409, ALONE]);
    const bySheet: readonly (readonly [Method, string, object])[] = [
      ['patch', `${TABLES}/Tarificador/${rates.short}/`, { rate: 4.1 }],
      ['delete', `${TABLES}/Tarificador/${rates.short}/`, {}],
      [
        'post',
        `${TABLES}/Tarificador/`,
        { product: rates.product, ...HOUSE, range_period: short, range_amount: small, rate: 4 },
      ],
    ];
    for (const [method, path, body] of bySheet) {
      expect([path, ...refusalOf(await asAuthor(method, path, body))]).toEqual([path, 409, BY_SHEET]);
      expect(refusalOf(await propose(method, path, body))).toEqual([409, BY_SHEET]);
    }
    expect(await sheets.tables.list('Product')).toEqual(before);
  });

  it('a proposed range is in force once another administrator has approved it', async () => {
    const path = `${TABLES}/RangePeriod/${rates.ranges.long}/`;
    const proposed = await propose('patch', path, { max_years: 35 });
    expect([proposed.status, proposed.body]).toEqual([202, { proposal: expect.any(Number) }]);
    expect(await rowOf('RangePeriod', rates.ranges.long)).toMatchObject({ max_years: 30 });
    const { approval, rates: how, results } = await listed();
    expect([approval, how]).toEqual(['second', 'by_sheet']);
    expect(results[0]).toMatchObject({
      id: proposed.body.proposal,
      state: 'open',
      title: expect.stringMatching(/^Rango de tiempo «Producto \d+, 15 a 30 años»: cambio$/),
      lines: ['Hasta, años: 30 → 35'],
      author: 'Paula Soto',
      actions: ['approve', 'reject'],
    });
    expect((await listed(sheets.tables.admin)).results[0].actions).toEqual(['reject']);
    expect(refusalOf(await decide(sheets.tables.admin, `/${proposed.body.proposal}/aprobar`))).toEqual([
      403,
      'Quien propuso un cambio no lo aprueba: debe hacerlo otra persona con rol de administración.',
    ]);
    const { status, body } = await approve(proposed);
    expect([status, body.state, body.decided_by, body.actions]).toEqual([200, 'approved', 'Elena Rivas', []]);
    expect(await rowOf('RangePeriod', rates.ranges.long)).toMatchObject({ max_years: 35 });
    expect(refusalOf(await approve(proposed))).toEqual([
      409,
      expect.stringMatching(/^Usted ya aprobó esta propuesta el \S+ a las \d\d:\d\d\.$/),
    ]);
    const late = await decide(sheets.tables.admin, `/${proposed.body.proposal}/rechazar`, { reason: 'No' });
    expect(refusalOf(late)).toEqual([
      409,
      expect.stringMatching(/^Elena Rivas aprobó esta propuesta el .*\. Su decisión no se guardó\.$/),
    ]);
    const audited = await sheets.tables.bff.query(
      "SELECT details->'state'->>1 AS state FROM audit WHERE subject = $1 ORDER BY id",
      [`PriceProposal ${proposed.body.proposal}`],
    );
    expect(audited).toEqual([{ state: 'open' }, { state: 'approved' }]);
  });

  it('what would be refused is refused when it is proposed, and nothing of a proposal is stored', async () => {
    const overlap = { product: rates.product, min_years: 10, max_years: 20 };
    expect(refusalOf(await propose('post', `${TABLES}/RangePeriod/`, overlap))).toEqual([
      409,
      'Este rango se cruza con otro del mismo producto.',
    ]);
    const wrong = await propose('post', `${TABLES}/RangePeriod/`, { ...overlap, max_years: 'x' });
    expect(wrong.status).toBe(400);
    const far = { valid_from: '2026-11-20', value: 399_900, unless_far: true };
    await sheets.tables.bff.query("INSERT INTO uf_values (date, value) VALUES ('2026-11-19', 39990)");
    expect((await propose('post', `${VALUES}/uf`, far)).status).toBe(422);
    const { count } = (
      (await sheets.tables.bff.query(
        'SELECT count(*)::int AS count FROM range_periods WHERE product_id = $1',
        [rates.product],
      )) as [{ count: number }]
    )[0];
    expect(count).toBe(2);
  });

  it('products, published values and deletions are proposed too', async () => {
    const withdrawn = await propose('patch', `${TABLES}/Product/${rates.product}/`, { is_active: false });
    expect((await listed()).results[0].lines).toEqual(['Activo: sí → no']);
    expect((await approve(withdrawn)).status).toBe(200);
    expect(await rowOf('Product', rates.product)).toMatchObject({ is_active: false });

    const value = await propose('post', `${VALUES}/uf`, { valid_from: '2026-01-01', value: 39_000.5 });
    expect((await listed()).results[0]).toMatchObject({
      title: 'UF: un valor',
      lines: ['01-01-2026: $39.000,50'],
    });
    expect((await approve(value)).status).toBe(200);
    const pasted = await propose('post', `${VALUES}/uf/lote`, {
      text: '01-01-2026 39.001,00\n02-01-2026 39.010,00',
    });
    expect((await listed()).results[0].lines).toEqual([
      '01-01-2026: $39.000,50 → $39.001,00',
      '02-01-2026: $39.010,00',
    ]);
    expect((await approve(pasted)).status).toBe(200);
    const values = async (): Promise<unknown> =>
      (
        await sheets.tables.bff.http.get(`${VALUES}/uf?month=2026-01`).set(sheets.tables.admin)
      ).body.values.map((each: { value: number }) => each.value);
    expect(await values()).toEqual([39_010, 39_001]);
    expect((await approve(await propose('delete', `${VALUES}/uf?valid_from=2026-01-02`, {}))).status).toBe(
      200,
    );
    expect(await values()).toEqual([39_001]);

    const range = await propose('delete', `${TABLES}/RangePeriod/${rates.ranges.short}/?rates=1`, {});
    expect((await listed()).results[0].title).toMatch(/: eliminación, con su tarifa$/);
    expect((await approve(range)).status).toBe(200);
    expect(await rowOf('RangePeriod', rates.ranges.short)).toBeUndefined();
  });

  it('a proposal whose row has changed is not applied, and says what to do', async () => {
    const path = `${TABLES}/RangePeriod/${rates.ranges.long}/`;
    const read = (await rowOf('RangePeriod', rates.ranges.long)) as object;
    const header = { 'If-Match': rateRowTag(read) };
    const first = await propose('patch', path, { max_years: 35 }, header);
    const second = await propose('patch', path, { max_years: 36 }, header);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect((await approve(first)).status).toBe(200);
    expect(refusalOf(await approve(second))).toEqual([
      409,
      expect.stringMatching(
        /^Elena Rivas cambió este rango.*: ahora va de 15 a 35 años\. Rechace esta propuesta y, si aún corresponde, proponga el cambio otra vez\.$/,
      ),
    ]);
    const reason = '  Ya  cambió  ';
    const rejected = await decide(sheets.secondHeaders, `/${second.body.proposal}/rechazar`, { reason });
    expect(rejected.body).toMatchObject({ state: 'rejected', reason: 'Ya cambió' });
    expect((await decide(sheets.secondHeaders, `/${second.body.proposal}/rechazar`)).status).toBe(400);
    expect((await decide(sheets.secondHeaders, '/999999/aprobar')).status).toBe(404);
  });

  it('one of several approvals at once makes the change', async () => {
    const proposed = await propose('patch', `${TABLES}/RangePeriod/${rates.ranges.long}/`, { max_years: 33 });
    const answers = await Promise.all([approve(proposed), approve(proposed), approve(proposed)]);
    const own = [409, expect.stringMatching(/^Usted ya aprobó esta propuesta .*\d\.$/)];
    expect(answers.filter(({ status }) => status !== 200).map(refusalOf)).toEqual([own, own]);
  });
});

it('a proposal counts the administrators who may approve it', async () => {
  const { bff, admin } = sheets.tables;
  const { body } = await propose('patch', `${TABLES}/Product/${rates.product}/`, { is_active: false });
  const counted = async (): Promise<unknown> =>
    (await listed(admin)).results.find(({ id }: { id: number }) => id === body.proposal).approver_count;
  expect(await counted()).toBe(1);
  await bff.query("UPDATE users SET disabled = true WHERE bank_role = 'adminrole' AND id <> $1", [
    (await bff.http.get('/authentication/api/user/info').set(admin)).body.id,
  ]);
  expect(await counted()).toBe(0);
  await bff.query('UPDATE users SET disabled = false');
});

describe('a bank whose administrator decides alone', () => {
  it('changes everything directly, also through a client that would propose', async () => {
    const { tables } = await startSheets();
    try {
      const { status, body } = await tables.bff.http
        .post(`${TABLES}/Product/`)
        .set({ ...tables.admin, ...PROPOSED })
        .send({ name: 'Directo' });
      expect([status, body.name]).toEqual([201, 'Directo']);
      const list = await tables.bff.http.get(PROPOSALS).set(tables.admin);
      expect(list.body).toEqual({ approval: 'none', rates: 'direct', to_approve: 0, results: [] });
    } finally {
      await tables.bff.close();
    }
  });
});
