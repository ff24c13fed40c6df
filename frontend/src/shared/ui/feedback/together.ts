import type { UseQueryResult } from '@tanstack/react-query';

/** Queries that are needed together; `data` is undefined until all are loaded. */
export interface Together<Data> {
  readonly data: Data | undefined;
  readonly queries: readonly UseQueryResult[];
}

type DataOf<Queries> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends UseQueryResult<infer Data> ? Data : never;
};

/** Returns queries that are needed together; their data is a tuple in the same order. */
export const together = <const Queries extends readonly UseQueryResult[]>(
  queries: Queries,
): Together<DataOf<Queries>> => ({
  data: queries.every(({ data }) => data !== undefined)
    ? (queries.map(({ data }) => data) as DataOf<Queries>)
    : undefined,
  queries,
});
