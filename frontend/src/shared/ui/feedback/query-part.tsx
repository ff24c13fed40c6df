import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '../loading.tsx';
import { FailedPart } from './failed-part.tsx';
import { failureOf, outdatedOf } from './failure-of.ts';

export interface QueryPartProps<Data> {
  query: UseQueryResult<Data> | Together<Data>;
  /** Message in place of data that failed to load. */
  failed: string;
  /** Message above older data that failed to refresh; without it, such data has no message. */
  outdated?: string;
  /** Shown while loading; a text with a large ring. */
  loading?: ReactNode;
  /** CSS class of the frame around a message; `''` for a frame without a class. */
  frame?: string | undefined;
  children?: (data: Data) => ReactNode;
}

/** Part of a screen that shows loaded data: a placeholder while loading, a message with a retry after a failure, or the data. */
export function QueryPart<Data>(props: QueryPartProps<Data>) {
  const { query, failed, outdated, loading = null, frame, children } = props;
  const queries = 'queries' in query ? query.queries : [query];
  const failure = failureOf(queries, failed);
  const shown = failure ?? (outdated === undefined ? null : outdatedOf(queries, outdated));
  const message = shown && <FailedPart {...shown} />;
  return (
    <>
      {message && (frame === undefined ? message : <div className={frame}>{message}</div>)}
      {failure === null &&
        query.data === undefined &&
        (typeof loading === 'string' ? <Loading label={loading} /> : loading)}
      {failure === null && query.data !== undefined && children?.(query.data)}
    </>
  );
}

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
