import { beforeEach, expect } from '@jest/globals';
import type { Response } from 'supertest';
import { envOf, forSpec, type SpecEnv } from './for-spec.ts';
import { type RateTablesApi, startRateTables } from './rate-tables.ts';
import type { TestBff } from './test-bff.ts';
import { PASSWORD } from './staff.ts';

const SHEETS = '/api/simulador/hojas';
type Headers = Readonly<Record<string, string>>;

/** Requests to the API of sheets by one administrator. */
export interface SheetCalls {
  post(path: string, body?: object): Promise<Response>;
  get(path: string): Promise<Response>;
  patch(path: string, body: object, headers?: Headers): Promise<Response>;
  /** Approves a sheet as it is, or as another version. */
  approve(id: number, body?: object, version?: number): Promise<Response>;
}

/** Approves a sheet as it is, or as another version. */
export async function approveSheet(
  { http }: Pick<TestBff, 'http'>,
  own: Headers,
  id: number,
  body: object = {},
  version?: number,
): Promise<Response> {
  const read = version ?? (await http.get(`${SHEETS}/${id}`).set(own)).body.version;
  return http
    .post(`${SHEETS}/${id}/aprobar`)
    .set({ ...own, 'If-Match': `"${read}"` })
    .send(body);
}

const callsOf = ({ bff }: RateTablesApi, own: Headers): SheetCalls => ({
  approve: (id, body, version) => approveSheet(bff, own, id, body, version),
  post: async (path, body = {}) =>
    bff.http
      .post(SHEETS + path)
      .set(own)
      .send(body),
  get: async (path) => bff.http.get(SHEETS + path).set(own),
  patch: async (path, body, headers = {}) =>
    bff.http
      .patch(SHEETS + path)
      .set({ ...own, ...headers })
      .send(body),
});

/** Two administrators of sheets: Paula Soto writes them, Elena Rivas approves. */
export interface SheetsApi {
  readonly tables: RateTablesApi;
  readonly author: SheetCalls;
  readonly second: SheetCalls;
  readonly secondHeaders: Headers;
  /** Returns the id of a new draft by Paula Soto, called `Lunes`. */
  draft(...changes: object[]): Promise<number>;
  /** Returns the id of such a draft after its submission. */
  submitted(...changes: object[]): Promise<number>;
  stateOf(id: number): Promise<unknown>;
  close(): Promise<void>;
}

export async function startSheets(
  env: Readonly<Record<string, string>> = {},
  rates: 'all' | 'some' = 'some',
): Promise<SheetsApi> {
  const tables = await startRateTables({ env }, rates);
  const secondHeaders = await secondAdmin(tables);
  const [author, second] = [callsOf(tables, tables.admin), callsOf(tables, secondHeaders)];
  const draft = async (...changes: object[]): Promise<number> => {
    const { status, body } = await author.post('', { name: 'Lunes', changes });
    expect([status, body.detail]).toEqual([201, undefined]);
    return body.id as number;
  };
  return {
    tables,
    author,
    second,
    secondHeaders,
    draft,
    submitted: async (...changes) => {
      const id = await draft(...changes);
      expect((await author.post(`/${id}/enviar`)).status).toBe(200);
      return id;
    },
    stateOf: async (id) => (await author.get(`/${id}`)).body.state,
    close: () => tables.close(),
  };
}

/** Adds a second administrator with the first one's password. */
async function secondAdmin({ bff }: RateTablesApi): Promise<Headers> {
  await bff.query(
    `INSERT INTO users (email, full_name, bank_role, password_hash)
     SELECT 'segunda@lindero.example', 'Elena Rivas', 'adminrole', password_hash FROM users WHERE bank_role = 'adminrole'`,
  );
  const { body } = await bff.http
    .post('/api/token')
    .send({ email: 'segunda@lindero.example', password: PASSWORD });
  return { Authorization: `Bearer ${body.access}` };
}

/** Ids of a product's rates for houses, for 5 to 15 and for 15 to 30 years, of 300 to 2000 UF: 4 and 4.2 percent. */
export interface ShortAndLong {
  readonly product: number;
  readonly short: number;
  readonly long: number;
  readonly ranges: Record<'short' | 'long' | 'small', number>;
}

/** Starts the API of sheets for a spec file, with rates of another product before each test. */
export function eachWithRates(env: SpecEnv = {}): { sheets: SheetsApi; rates: ShortAndLong } {
  const sheets = forSpec(() => startSheets(envOf(env)));
  const rates = {} as ShortAndLong;
  beforeEach(async () => {
    Object.assign(rates, await loadedRates(sheets.tables));
  });
  return { sheets, rates };
}

let count = 0;

/** Inserts rates by SQL as of yesterday, so that they belong to no sheet. */
export async function loadedRates({ bff }: RateTablesApi): Promise<ShortAndLong> {
  count += 1;
  const made = async (sql: string, values: unknown[]): Promise<number> =>
    ((await bff.query(`${sql} RETURNING id`, values)) as [{ id: number }])[0].id;
  const product = await made("INSERT INTO products (name, description) VALUES ($1, '')", [
    `Producto ${count}`,
  ]);
  const periods = 'INSERT INTO range_periods (product_id, min_years, max_years) VALUES ($1, $2, $3)';
  const amounts = 'INSERT INTO range_amounts (product_id, min_amount_uf, max_amount_uf) VALUES ($1, $2, $3)';
  const ranges = {
    short: await made(periods, [product, 5, 15]),
    long: await made(periods, [product, 15, 30]),
    small: await made(amounts, [product, 300, 2000]),
  };
  const rate = async (period: number, annualPct: number): Promise<number> =>
    made(
      `INSERT INTO rates (product_id, loan_use_id, real_estate_type_id, range_period_id, range_amount_id, annual_pct, valid_from)
       VALUES ($1, 1, 1, $2, $3, $4, $5)`,
      [product, period, ranges.small, annualPct, new Date(bff.clock.now().getTime() - 86_400_000)],
    );
  return { product, short: await rate(ranges.short, 4), long: await rate(ranges.long, 4.2), ranges };
}
