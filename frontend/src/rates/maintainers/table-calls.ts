/** Calls of the four tables, with one signature for all. */
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { type Proposed, propose } from '../tarifas/proposed-set.ts';
import { tableQuery } from '../tarifas/rate-data.ts';

export type MaintainedTableName = 'LoanUse' | 'Product' | 'RangePeriod' | 'RangeAmount';

export type TableRow = Readonly<Record<string, unknown>> & { readonly id: number };

export const rowsQuery = (table: MaintainedTableName) => tableQuery<TableRow>(table);

/** Paths differ only in the table's name, so one table's path stands for all types. */
const pathOf = (table: MaintainedTableName) => `/api/tarificador/${table}` as '/api/tarificador/Product';
const rowPathOf = (table: MaintainedTableName) =>
  `/api/tarificador/${table}/{id}` as '/api/tarificador/Product/{id}';

type Body = Readonly<Record<string, unknown>>;

export const addRow = (table: MaintainedTableName, body: Body): Promise<unknown> =>
  answerOf(client.POST(pathOf(table), { body: body as { name: string } }));

export const changeRow = (
  table: MaintainedTableName,
  id: number,
  tag: string,
  body: Body,
): Promise<unknown> =>
  answerOf(
    client.PATCH(rowPathOf(table), {
      params: { path: { id }, header: { 'If-Match': tag } },
      body,
    }),
  );

/** @param rates number of a range's rates that are deleted with it */
export const deleteRow = (
  table: MaintainedTableName,
  id: number,
  tag: string,
  rates = 0,
): Promise<unknown> => {
  const params = {
    path: { id },
    header: { 'If-Match': tag },
    query: rates > 0 ? { rates } : {},
  };
  return answerOf(client.DELETE(rowPathOf(table) as '/api/tarificador/RangePeriod/{id}', { params }));
};

const KIND = { LoanUse: 'use', Product: 'product', RangePeriod: 'period', RangeAmount: 'amount' } as const;

/** Proposes a row to add (`id` is null), a change of one, or its deletion (`values` is null) with the rates of a range. */
export const proposeRow = (
  table: MaintainedTableName,
  id: number | null,
  values: Body | null,
  rates: readonly number[] = [],
): Promise<Proposed> =>
  propose([
    ...rates.map((rate) => ({ rate, value: null })),
    { kind: KIND[table], ...(id !== null && { row: String(id) }), values },
  ]);
