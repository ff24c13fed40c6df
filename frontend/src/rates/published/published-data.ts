/** Queries and calls of the published UF and TMC. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answered, answerOf } from '#shared/api/api-error.ts';
import { RATE_TABLES } from '#shared/office/price-approval.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type PublishedValue = Schemas['PublishedValueDto'];
export type StoredValue = Schemas['StoredValueDto'];
export type ValueInput = Schemas['ValueInputDto'];
export type ReadLine = Schemas['ReadLineDto'];
export type PublishedTable = 'tmc' | 'uf';
export interface ReadHeader {
  readonly 'If-Match'?: string;
  readonly 'If-None-Match'?: string;
}
type PublishedKey = Pick<PublishedValue, 'valid_from'> & { readonly segment?: number | null | undefined };

/** Returns the key of a value, by which a set of changes names it. */
export const keyOf = ({ segment, valid_from }: PublishedKey): string =>
  `${segment ?? ''} ${valid_from}`.trim();

const VALUES_PATH = '/api/simulador/valores/{table}';

/** Returns the query of published UF or TMC, newest first; of a month (`2026-11`) or all. */
export const publishedQuery = (table: PublishedTable, month: string | null) =>
  queryOptions({
    queryKey: [RATE_TABLES, 'published', table, month],
    queryFn: ({ signal }) => {
      const params = { path: { table }, query: month === null ? {} : { month } };
      return answerOf(client.GET(VALUES_PATH, { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** @param header precondition with the value as read, so that no colleague's value is overwritten */
export const postValue = (table: PublishedTable, body: ValueInput, header: ReadHeader) =>
  answerOf(client.POST(VALUES_PATH, { params: { path: { table }, header }, body }));

export const deleteValue = (
  table: PublishedTable,
  { segment, valid_from }: Pick<PublishedValue, 'segment' | 'valid_from'>,
  tag: string,
): Promise<unknown> => {
  const query = { valid_from, ...(segment === null ? {} : { segment }) };
  const params = { path: { table }, query, header: { 'If-Match': tag } };
  return answerOf(client.DELETE(VALUES_PATH, { params }));
};

/** Returns the parsed lines, the changes that they would make, and the tag to save them with. */
export const readValues = async (table: PublishedTable, text: string) => {
  const params = { path: { table } };
  const { body, headers } = await answered(client.POST(`${VALUES_PATH}/lectura`, { params, body: { text } }));
  return { lines: body.lines, tag: headers.get('ETag') ?? '' };
};

export const postValues = (table: PublishedTable, text: string, tag: string) =>
  answerOf(
    client.POST(`${VALUES_PATH}/lote`, {
      params: { path: { table }, header: { 'If-Match': tag } },
      body: { text },
    }),
  );
