import { beforeEach, expect } from '@jest/globals';
import type { Response } from 'supertest';
import { forSpec } from './for-spec.ts';
import { type Member, signInEverybody } from './staff.ts';
import { startBff, type TestBff, type TestBffOptions } from './test-bff.ts';

const BASE = '/api/tarificador';

export interface TableRow {
  readonly id: number;
  readonly product: number;
  readonly [name: string]: unknown;
}

/** A BFF with an administrator, and requests to the API of rate tables. */
export interface RateTablesApi {
  readonly bff: TestBff;
  readonly admin: Member['headers'];
  list(table: string): Promise<TableRow[]>;
  post(table: string, body: object): Promise<Response>;
  patch(table: string, id: number, body: object): Promise<Response>;
  remove(table: string, id: number): Promise<Response>;
  /** Returns the id of a new row. */
  made(table: string, body: object): Promise<number>;
  /** Returns the ids of two ranges of years and two of amounts. */
  ranges(product: number): Promise<Record<'short' | 'long' | 'small' | 'large', number>>;
  /** Returns the suggested rate for buying a house, or the status of the refusal. */
  suggested(product: number, amount: number, period: number): Promise<unknown>;
  close(): Promise<void>;
}

/** Whether the 2,016 rates of the demonstration stay, or a fortieth of them: every change reads all. */
type DemoRates = 'all' | 'some';

export async function startRateTables(
  options: TestBffOptions = {},
  demoRates: DemoRates = 'some',
): Promise<RateTablesApi> {
  const bff = await startBff(options);
  if (demoRates === 'some') await bff.query('DELETE FROM rates WHERE id % 40 <> 0');
  const { adminrole } = await signInEverybody(bff);
  const admin = adminrole.headers;
  const post = async (table: string, body: object): Promise<Response> =>
    bff.http.post(`${BASE}/${table}/`).set(admin).send(body);
  const made = async (table: string, body: object): Promise<number> => {
    const answer = await post(table, body);
    expect([table, answer.status, answer.body]).toEqual([table, 201, expect.anything()]);
    return (answer.body as TableRow).id;
  };
  return {
    bff,
    admin,
    post,
    made,
    list: async (table) => (await bff.http.get(`${BASE}/${table}/`)).body as TableRow[],
    patch: async (table, id, body) => bff.http.patch(`${BASE}/${table}/${id}/`).set(admin).send(body),
    remove: async (table, id) => bff.http.delete(`${BASE}/${table}/${id}/`).set(admin),
    ranges: async (product) => ({
      short: await made('RangePeriod', { product, min_years: 5, max_years: 15 }),
      long: await made('RangePeriod', { product, min_years: 15, max_years: 30 }),
      small: await made('RangeAmount', { product, min_amount: 300, max_amount: 2000 }),
      large: await made('RangeAmount', { product, min_amount: 2000, max_amount: 20000 }),
    }),
    suggested: async (product, amount, period) => {
      const asked = { amount, period, loan_use: 1, product, real_estate_type: 1 };
      const { status, body } = await bff.http.post(`${BASE}/Tarifa`).send(asked);
      return status === 200 ? body.rate : status;
    },
    close: () => bff.close(),
  };
}

interface FreshProduct {
  readonly tables: RateTablesApi;
  /** Id of the product. */
  readonly product: number;
}

/** Creates a product for each test of a file. */
export function eachWithProduct(take: (fresh: FreshProduct) => void): void {
  const tables = forSpec(() => startRateTables());
  let count = 0;
  beforeEach(async () => {
    count += 1;
    take({ tables, product: await tables.made('Product', { name: `Producto ${count}` }) });
  });
}

/** Purchase of a house. */
export const HOUSE = { loan_use: 1, real_estate_type: 1 };

/** Returns the status and sentence of an answer. */
export const refusalOf = ({ status, body }: Response): [number, string] => [status, body.detail];
