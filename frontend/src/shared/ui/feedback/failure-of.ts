import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '../../api/api-error.ts';
import type { FailedPartProps } from './failed-part.tsx';

/** What is said of queries that are needed together when some of them failed, also while those are asked for again; else null. */
export function failureOf(queries: readonly UseQueryResult[], otherwise: string): FailedPartProps | null {
  const lacking = queries.filter(
    // What stands in for it while it is asked for again is not it.
    ({ data, isPlaceholderData, isFetchedAfterMount }) =>
      (data === undefined || isPlaceholderData) && isFetchedAfterMount,
  );
  if (lacking.length === 0) return null;
  const failed = lacking.find(({ error }) => error !== null);
  return {
    message: failureText(failed?.error, otherwise),
    // Two may be one and the same query.
    onRetry: () => lacking.forEach(({ refetch }) => void refetch({ cancelRefetch: false })),
    isRetrying: lacking.some(({ isFetching }) => isFetching),
  };
}

/** What is said above what is shown of queries that were asked for again in vain, also while they are asked once more; else null. */
export function outdatedOf(queries: readonly UseQueryResult[], message: string): FailedPartProps | null {
  const outdated = queries.filter(({ isRefetchError }) => isRefetchError);
  if (outdated.length === 0) return null;
  return {
    message,
    onRetry: () => outdated.forEach(({ refetch }) => void refetch({ cancelRefetch: false })),
    isRetrying: outdated.some(({ isFetching }) => isFetching),
  };
}
