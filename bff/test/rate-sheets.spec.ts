import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { buildIfStale } from '../src/testing/built.ts';
import { HOUSE, type RateTablesAtHand, rateTablesAtHand, refusalOf } from '../src/testing/rate-tables.ts';
import { PASSWORD } from '../src/testing/staff.ts';

const SHEETS = '/api/simulador/hojas';
type Headers = Readonly<Record<string, string>>;

/** Sheets as an administrator handles them. */
interface SheetsOf {
  post(path: string, body?: object): Promise<Response>;
  get(path: string): Promise<Response>;
  patch(path: string, body: object): Promise<Response>;
}

const sheetsOf = ({ bff }: RateTablesAtHand, headers: () => Headers): SheetsOf => ({
  post: async (path, body = {}) =>
    bff.http
      .post(SHEETS + path)
      .set(headers())
      .send(body),
  get: async (path) => bff.http.get(SHEETS + path).set(headers()),
  patch: async (path, body) =>
    bff.http
      .patch(SHEETS + path)
      .set(headers())
      .send(body),
});

/** A second administrator, of the same password. */
async function secondAdmin({ bff }: RateTablesAtHand): Promise<Headers> {
  await bff.query(
    `INSERT INTO users (email, full_name, bank_role, password_hash)
     SELECT 'segunda@lindero.example', 'Elena Rivas', 'adminrole', password_hash FROM users WHERE bank_role = 'adminrole'`,
  );
  const { body } = await bff.http
    .post('/api/token')
    .set('X-Token-Use', 'script')
    .send({ email: 'segunda@lindero.example', password: PASSWORD });
  return { Authorization: `Bearer ${body.access}` };
}

/** Pairs of ids of a new product's rates: of short terms and of long ones, at 4 and 4.2 percent. */
async function twoRates(tables: RateTablesAtHand, name: string) {
  const { bff } = tables;
  const product = await tables.made('Product', { name });
  const ids = await tables.ranges(product);
  const [row] = (await bff.query(
    `INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct, valid_from)
     SELECT $1, 1, 1, period, $4, rate, now() - interval '30 days' FROM (VALUES ($2::int, 4), ($3, 4.2)) AS given (period, rate)
     RETURNING id`,
    [product, ids.short, ids.long, ids.small],
  )) as [{ id: number }];
  return { product, short: row.id, long: row.id + 1, ids };
}

let tables: RateTablesAtHand;
let author: SheetsOf;
let second: SheetsOf;
let count = 0;
let rates: Awaited<ReturnType<typeof twoRates>>;
beforeAll(buildIfStale);
const begin = async (env: Record<string, string>): Promise<void> => {
  tables = await rateTablesAtHand({ env });
  const other = await secondAdmin(tables);
  author = sheetsOf(tables, () => tables.admin);
  second = sheetsOf(tables, () => other);
};
const freshRates = async (): Promise<void> => {
  count += 1;
  rates = await twoRates(tables, `Producto ${count}`);
};
const suggested = (years: number, amount = 1000): Promise<unknown> =>
  tables.suggested(rates.product, amount, years);
const draft = async (...changes: object[]): Promise<number> => {
  const { status, body } = await author.post('', { name: 'Lunes', changes });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.id as number;
};
const submitted = async (...changes: object[]): Promise<number> => {
  const id = await draft(...changes);
  expect((await author.post(`/${id}/enviar`)).status).toBe(200);
  return id;
};
const stateOf = async (id: number): Promise<unknown> => (await author.get(`/${id}`)).body.state;
/** Sessions outlive the tests. */
const SOON_MS = 20_000;
const soon = (): string => new Date(tables.bff.clock.now().getTime() + SOON_MS).toISOString();

describe('a sheet that a second person approves', () => {
  beforeAll(() => begin({ RATE_APPROVAL: 'required', MODE_TMC: 'local' }));
  afterAll(() => tables.bff.close());
  // Ranges are prepared as by an earlier release, without a sheet.
  beforeEach(async () => {
    await freshRatesBySql();
  });

  async function freshRatesBySql(): Promise<void> {
    count += 1;
    const { bff } = tables;
    const [product] = (await bff.query(
      "INSERT INTO products (name, description) VALUES ($1, '') RETURNING id",
      [`Producto ${count}`],
    )) as [{ id: number }];
    const range = async (table: string, columns: string, min: number, max: number): Promise<number> => {
      const [row] = (await bff.query(
        `INSERT INTO ${table} (product_id, ${columns}) VALUES ($1, $2, $3) RETURNING id`,
        [product.id, min, max],
      )) as [{ id: number }];
      return row.id;
    };
    const short = await range('range_periods', 'min_years, max_years', 5, 15);
    const long = await range('range_periods', 'min_years, max_years', 15, 30);
    const small = await range('range_amounts', 'min_amount_uf, max_amount_uf', 300, 2000);
    const [one, other] = (await bff.query(
      `INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct, valid_from)
       SELECT $1, 1, 1, period, $4, rate, $5 FROM (VALUES ($2::int, 4), ($3, 4.2)) AS given (period, rate) RETURNING id`,
      [product.id, short, long, small, new Date(tables.bff.clock.now().getTime() - 86_400_000)],
    )) as [{ id: number }, { id: number }];
    rates = {
      ...{ product: product.id, short: one.id, long: other.id },
      ids: { short, long, small, large: 0 },
    };
  }

  it('is invisible to simulations until another administrator has approved it', async () => {
    const { body } = await author.post('', {
      name: ' Lunes  16 ',
      changes: [{ rate: rates.short, value: 4.15 }],
    });
    expect(body).toMatchObject({
      ...{ name: 'Lunes 16', state: 'draft', author: 'Paula Soto', base_version: expect.any(Number) },
      changes: [
        { rate: rates.short, from: 4, value: 4.15, product: rates.product, min_years: 5, max_years: 15 },
      ],
      warnings: [],
      actions: ['change', 'submit', 'rebase', 'delete'],
    });
    const { id } = body as { id: number };
    expect((await author.post(`/${id}/enviar`)).body).toMatchObject({ state: 'submitted' });
    expect(await suggested(10)).toBe(4);
    expect(refusalOf(await author.post(`/${id}/aprobar`))).toEqual([
      403,
      'Quien escribió una hoja no la aprueba: debe aprobarla otra persona con rol de administración.',
    ]);
    const { status, body: approved } = await second.post(`/${id}/aprobar`);
    expect([status, approved.state, approved.decided_by]).toEqual([200, 'in_force', 'Elena Rivas']);
    expect(await suggested(10)).toBe(4.15);
    expect(await suggested(20)).toBe(4.2);
    const { results, count: all } = (await author.get('')).body;
    expect(results[0]).toMatchObject({ id, state: 'in_force', change_count: 1 });
    expect(all).toBeGreaterThanOrEqual(1);
  });

  it('is not approved by whoever wrote only in it', async () => {
    const id = await draft({ rate: rates.short, value: 4.15 });
    expect((await second.patch(`/${id}`, { changes: [{ rate: rates.short, value: 4.1 }] })).status).toBe(200);
    await author.post(`/${id}/enviar`);
    expect((await second.post(`/${id}/aprobar`)).status).toBe(403);
  });

  it('is changed as a draft only, and not over a change that another person made meanwhile', async () => {
    const id = await draft({ rate: rates.short, value: 4.15 });
    const { version } = (await author.get(`/${id}`)).body;
    const changed = await author.patch(`/${id}`, {
      ...{
        name: 'Martes',
        changes: [
          { rate: rates.short, value: 4.1 },
          { rate: rates.long, value: null },
        ],
      },
    });
    expect(changed.body).toMatchObject({ name: 'Martes', change_count: 2 });
    expect(changed.body.warnings).toEqual([
      {
        kind: 'hole',
        text: expect.stringMatching(/^Sin tasa: Producto \d+, Compraventa, Casa, 15 a 30 años/),
      },
    ]);
    const stale = await tables.bff.http
      .patch(`${SHEETS}/${id}`)
      .set({ ...tables.admin, 'If-Match': `"${version}"` })
      .send({ name: 'Otro' });
    expect(stale.status).toBe(409);
    await author.post(`/${id}/enviar`);
    expect(refusalOf(await author.patch(`/${id}`, { name: 'Otro' }))).toEqual([
      409,
      'Esta hoja está enviada a aprobación: así no se puede cambiar.',
    ]);
  });

  it('is refused for what is no change, by sentence', async () => {
    const refusedFor = async (...changes: object[]): Promise<unknown> =>
      refusalOf(await author.post('', { name: 'Lunes', changes }));
    expect(await refusedFor({ rate: 999_999, value: 4 })).toEqual([400, 'La tarifa 999999 no existe.']);
    expect(await refusedFor({ rate: rates.short, value: 4.123 })).toEqual([400, 'Usa hasta dos decimales']);
    expect(
      (await author.post('', { name: 'Lunes', changes: [{ rate: rates.short, value: 12 }] })).status,
    ).toBe(400);
    expect((await author.post('', { name: 'Lunes', changes: [{ rate: rates.short }] })).status).toBe(400);
    expect((await author.post('', { name: 'Lunes', changes: [{ value: 4 }] })).status).toBe(400);
    expect(await refusedFor({ rate: rates.short, value: 4.1 }, { rate: rates.short, value: 4.2 })).toEqual([
      400,
      'Una tarifa está más de una vez.',
    ]);
    const empty = await draft({ rate: rates.short, value: 4 });
    expect(refusalOf(await author.post(`/${empty}/enviar`))).toEqual([
      400,
      'Esta hoja no cambia ninguna tarifa.',
    ]);
    expect((await author.get('/999999')).status).toBe(404);
  });

  it('is for administrators', async () => {
    const { http } = tables.bff;
    expect((await http.get(SHEETS)).status).toBe(401);
    const { body } = await http
      .post('/api/token')
      .set('X-Token-Use', 'script')
      .send({ email: 'executiverole@lindero.example', password: PASSWORD });
    const headers = { Authorization: `Bearer ${body.access}` };
    expect((await http.get(SHEETS).set(headers)).status).toBe(403);
    expect((await http.post(SHEETS).set(headers).send({ name: 'x', changes: [] })).status).toBe(403);
  });

  it('is refused above the TMC of its day, and for a moment that has passed', async () => {
    const above = await draft({ rate: rates.short, value: 9.9 });
    expect((await author.get(`/${above}`)).body.warnings[0]).toMatchObject({ kind: 'above_tmc' });
    const [status, detail] = refusalOf(await author.post(`/${above}/enviar`));
    expect([status, detail]).toEqual([400, expect.stringMatching(/^La tasa no puede ser mayor a la TMC: /)]);
    expect((await second.post(`/${above}/aprobar`)).status).toBe(400);
    const id = await submitted({ rate: rates.short, value: 4.15 });
    const past = new Date(tables.bff.clock.now().getTime() - 1000).toISOString();
    expect(refusalOf(await second.post(`/${id}/aprobar`, { effective_at: past }))).toEqual([
      400,
      'Debe ser un momento por venir',
    ]);
    expect((await second.post(`/${id}/aprobar`, { effective_at: 'mañana' })).status).toBe(400);
    expect(await stateOf(id)).toBe('submitted');
  });

  it('is judged by the TMC that is published for its day already', async () => {
    const segments = (await tables.bff.query(
      `INSERT INTO tmc (type_code, currency, above_uf, up_to_uf, min_months, annual_pct, valid_from)
       SELECT DISTINCT type_code, currency, above_uf, up_to_uf, min_months, 4.1, ((now() AT TIME ZONE 'America/Santiago')::date + 20)
       FROM tmc WHERE currency = 998 RETURNING valid_from::text AS day`,
    )) as { day: string }[];
    const id = await submitted({ rate: rates.short, value: 4.15 });
    const then = new Date(tables.bff.clock.now().getTime() + 25 * 86_400_000).toISOString();
    const [status, detail] = refusalOf(await second.post(`/${id}/aprobar`, { effective_at: then }));
    expect([status, detail]).toEqual([400, expect.stringContaining('TMC')]);
    expect((await second.post(`/${id}/aprobar`, { effective_at: soon() })).status).toBe(200);
    await tables.bff.query('DELETE FROM tmc WHERE valid_from::text = $1', [segments[0]?.day]);
  });

  it('takes effect at its instant, for every reader, as of that instant', async () => {
    const { clock } = tables.bff;
    const id = await submitted({ rate: rates.short, value: 4.15 }, { rate: rates.long, value: 4.25 });
    const at = soon();
    const { body } = await second.post(`/${id}/aprobar`, { effective_at: at });
    expect([body.state, body.effective_at]).toEqual(['approved', at]);
    clock.advance(SOON_MS - 1000);
    expect(await suggested(10)).toBe(4);
    clock.advance(1000);
    expect(await suggested(10)).toBe(4.15);
    expect(await stateOf(id)).toBe('in_force');
    const [row] = await tables.bff.query('SELECT valid_from FROM rates WHERE id = $1', [rates.short]);
    expect((row as { valid_from: Date }).valid_from.toISOString()).toBe(at);
  });

  it('can be returned with a reason, taken up again, and returned before its instant', async () => {
    const id = await submitted({ rate: rates.short, value: 4.15 });
    expect((await second.post(`/${id}/devolver`, {})).status).toBe(400);
    const returned = await second.post(`/${id}/devolver`, { reason: 'Muy baja' });
    expect(returned.body).toMatchObject({ state: 'returned', reason: 'Muy baja', decided_by: 'Elena Rivas' });
    expect((await author.patch(`/${id}`, { name: 'Otro' })).status).toBe(409);
    expect((await author.post(`/${id}/rebasar`)).body.state).toBe('draft');
    await author.post(`/${id}/enviar`);
    await second.post(`/${id}/aprobar`, { effective_at: soon() });
    expect((await second.post(`/${id}/devolver`, { reason: 'Esperemos' })).body.state).toBe('returned');
    tables.bff.clock.advance(2 * SOON_MS);
    expect(await suggested(10)).toBe(4);
  });

  it('is refused with the rates that changed, and goes on from them', async () => {
    const id = await submitted({ rate: rates.short, value: 4.15 }, { rate: rates.long, value: 4.3 });
    const other = await submitted({ rate: rates.short, value: 4.05 });
    await second.post(`/${other}/aprobar`);
    const { status, body } = await second.post(`/${id}/aprobar`);
    expect([status, body.rates]).toEqual([
      409,
      [expect.objectContaining({ rate: rates.short, from: 4, now: 4.05, value: 4.15 })],
    ]);
    expect(body.detail).toMatch(
      /^Cambió 1 tarifa después de escribir la hoja: Compraventa, Casa, 5 a 15 años.*era 4,00 %, ahora 4,05 %/,
    );
    const rebased = await second.post(`/${id}/rebasar`);
    expect(rebased.body).toMatchObject({ state: 'submitted', changes: [{ from: 4.05 }, { from: 4.2 }] });
    expect((await second.post(`/${id}/aprobar`)).body.state).toBe('in_force');
    expect([await suggested(10), await suggested(20)]).toEqual([4.15, 4.3]);
    // The other sheet has no rate left that it made.
    expect([await stateOf(other), await stateOf(id)]).toEqual(['replaced', 'in_force']);
  });

  it('keeps what was approved for later from being changed before', async () => {
    const later = await submitted({ rate: rates.short, value: 4.15 });
    await second.post(`/${later}/aprobar`, { effective_at: soon() });
    const sooner = await submitted({ rate: rates.short, value: 4.05 });
    const [status, detail] = refusalOf(await second.post(`/${sooner}/aprobar`));
    expect([status, detail]).toEqual([409, expect.stringContaining('La hoja «Lunes», ya aprobada')]);
    const elsewhere = await submitted({ rate: rates.long, value: 4.3 });
    expect((await second.post(`/${elsewhere}/aprobar`)).status).toBe(200);
  });

  it('is the only way to change rates and ranges', async () => {
    const way = [409, expect.stringMatching(/cambian con una hoja.*POST \/api\/simulador\/hojas/)];
    const { short, small } = rates.ids;
    const [rate, body] = [rates.short, { product: rates.product, ...HOUSE }];
    expect(refusalOf(await tables.patch('Tarificador', rate, { rate: 4.1 }))).toEqual(way);
    expect(refusalOf(await tables.remove('Tarificador', rate))).toEqual(way);
    const added = { ...body, real_estate_type: 2, range_period: short, range_amount: small, rate: 4 };
    expect(refusalOf(await tables.post('Tarificador', added))).toEqual(way);
    expect(refusalOf(await tables.patch('RangePeriod', short, { min_years: 6 }))).toEqual(way);
    const { status } = await tables.bff.http
      .delete(`/api/tarificador/RangePeriod/${short}/`)
      .query({ rates: 1 })
      .set(tables.admin);
    expect(status).toBe(409);
    expect(await suggested(10)).toBe(4);
  });

  it('makes the ranges that its rates need, and is undone with them', async () => {
    const cell = {
      product: rates.product,
      ...HOUSE,
      min_years: 5,
      max_years: 15,
      min_amount: 2000,
      max_amount: 9000,
    };
    const id = await submitted({ ...cell, value: 3.9 }, { rate: rates.short, value: 4.1 });
    expect((await second.post(`/${id}/aprobar`)).body.state).toBe('in_force');
    expect([await suggested(10, 5000), await suggested(10)]).toEqual([3.9, 4.1]);
    const undo = await author.post(`/${id}/revertir`);
    expect([undo.status, undo.body.state, undo.body.reverts, undo.body.name]).toEqual([
      201,
      'draft',
      id,
      'Deshacer: Lunes',
    ]);
    await author.post(`/${undo.body.id}/enviar`);
    await second.post(`/${undo.body.id}/aprobar`);
    expect([await suggested(10, 5000), await suggested(10)]).toEqual([404, 4]);
    expect(await stateOf(id)).toBe('replaced');
    // A replaced one again: what it made.
    const again = await author.post(`/${id}/revertir`);
    expect(again.body).toMatchObject({ name: 'Repetir: Lunes', change_count: 2 });
    const crossing = await submitted({ ...cell, min_amount: 1000, max_amount: 3000, value: 4 });
    expect((await author.get(`/${crossing}`)).body.warnings[0]).toMatchObject({ kind: 'overlap' });
    expect((await second.post(`/${crossing}/aprobar`)).status).toBe(409);
  });

  it('is told in the history of the rate, with who wrote and who approved', async () => {
    const id = await submitted({ rate: rates.short, value: 4.15 });
    await second.post(`/${id}/aprobar`);
    const { body } = await tables.bff.http
      .get('/api/simulador/tarifas/cambios')
      .query({ product: rates.product })
      .set(tables.admin);
    expect(body.changes[0]).toMatchObject({
      ...{ by: 'Elena Rivas', rates: [{ id: rates.short, from: 4, to: 4.15 }] },
      sheet: { id, name: 'Lunes', author: 'Paula Soto', decided_by: 'Elena Rivas' },
    });
    const { body: history } = await tables.bff.http
      .get('/api/simulador/tarifas/historia')
      .query({ rate: rates.short })
      .set(tables.admin);
    expect(history.at(-1)).toMatchObject({ from: 4, to: 4.15, sheet: { id, author: 'Paula Soto' } });
  });
});

describe('a bank with one administrator', () => {
  beforeAll(() => begin({ RATE_APPROVAL: 'none' }));
  afterAll(() => tables.bff.close());
  beforeEach(freshRates);

  it('approves what it wrote, also a draft, and the sheet says so', async () => {
    const id = await draft({ rate: rates.short, value: 4.15 });
    const { body } = await author.post(`/${id}/aprobar`);
    expect([body.state, body.author, body.decided_by]).toEqual(['in_force', 'Paula Soto', 'Paula Soto']);
    expect(await suggested(10)).toBe(4.15);
  });

  it('writes a sheet of one in force with each direct change', async () => {
    await tables.patch('Tarificador', rates.short, { rate: 4.1 });
    const { results } = (await author.get('')).body;
    expect(results[0]).toMatchObject({
      ...{ state: 'in_force', author: 'Paula Soto', decided_by: 'Paula Soto', change_count: 1 },
      name: `Tarifa ${rates.short}: de 4,00 % a 4,10 %`,
    });
    await tables.patch('Tarificador', rates.short, { rate: 4.2 });
    expect(await stateOf(results[0].id)).toBe('replaced');
    const undo = await author.post(`/${(await author.get('')).body.results[0].id}/revertir`);
    await author.post(`/${undo.body.id}/aprobar`);
    expect(await suggested(10)).toBe(4.1);
  });

  it('does not change before its time what a sheet was approved for', async () => {
    const id = await draft({ rate: rates.short, value: 4.15 });
    await author.post(`/${id}/aprobar`, { effective_at: soon() });
    expect((await tables.patch('Tarificador', rates.short, { rate: 4.3 })).status).toBe(409);
    expect((await tables.patch('RangePeriod', rates.ids.short, { min_years: 6 })).status).toBe(409);
    expect((await tables.patch('Tarificador', rates.long, { rate: 4.3 })).status).toBe(200);
    tables.bff.clock.advance(SOON_MS + 1000);
    // The change that comes first after the instant finds the sheet in force.
    expect((await tables.patch('Tarificador', rates.short, { rate: 4.35 })).status).toBe(200);
    const [past] = await tables.bff.query(
      'SELECT annual_pct::float8 AS pct, sheet_id FROM past_rates WHERE rate_id = $1 ORDER BY valid_to DESC LIMIT 1',
      [rates.short],
    );
    expect(past).toEqual({ pct: 4.15, sheet_id: id });
  });
});

describe('where the core keeps the rates', () => {
  it('has no sheets, and says so', async () => {
    tables = await rateTablesAtHand({ env: { MODE_TARIFICADOR: 'core' } });
    try {
      author = sheetsOf(tables, () => tables.admin);
      const sentence = [409, expect.stringContaining('MODE_TARIFICADOR=core')];
      expect(refusalOf(await author.post('', { name: 'Lunes', changes: [] }))).toEqual(sentence);
      expect(refusalOf(await author.get(''))).toEqual(sentence);
      expect(refusalOf(await author.post('/1/aprobar'))).toEqual(sentence);
    } finally {
      await tables.bff.close();
    }
  });
});
