/** Queries and calls of the published UF and TMC. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { RATE_TABLES } from '#shared/office/price-approval.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type PublishedValue = Schemas['PublishedValueDto'];
export type StoredValue = Schemas['StoredValueDto'];
type Given = Pick<PublishedValue, 'segment' | 'valid_to'>;
export type ValueInput = Omit<PublishedValue, keyof Given> & Partial<Given>;
export type ReadLine = Schemas['ReadLineDto'];
export type PublishedTable = 'tmc' | 'uf';
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

/** Returns a value as a change has it. */
export const inputOf = ({ segment, ...value }: PublishedValue): ValueInput =>
  segment === null ? value : { segment, ...value };

/** Returns the tag of a value as it was read, null for none, so that no colleague's value is overwritten. */
export const tagOf = (value: object | null): string => (value === null ? 'none' : rateRowTag(value));

/** Returns the parsed lines, and the changes that they would make. */
export const readValues = (table: PublishedTable, text: string) =>
  answerOf(client.POST(`${VALUES_PATH}/lectura`, { params: { path: { table } }, body: { text } }));
