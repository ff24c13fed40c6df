import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '../../api/api-error.ts';
import type { FailedPartProps } from './failed-part.tsx';

/** Returns the failure of queries that are needed together, also during a retry; null for none. */
export function failureOf(queries: readonly UseQueryResult[], otherwise: string): FailedPartProps | null {
  const lacking = queries.filter(
    // Placeholder data during a refetch does not count as data.
    ({ data, isPlaceholderData, isFetchedAfterMount }) =>
      (data === undefined || isPlaceholderData) && isFetchedAfterMount,
  );
  if (lacking.length === 0) return null;
  const failed = lacking.find(({ error }) => error !== null);
  return {
    message: failureText(failed?.error, otherwise),
    // Two may be the same query, so running refetches are not cancelled.
    onRetry: () => lacking.forEach(({ refetch }) => void refetch({ cancelRefetch: false })),
    isRetrying: lacking.some(({ isFetching }) => isFetching),
  };
}

/** Returns the failure to refresh queries whose old data is shown, also during a retry; null for none. */
export function outdatedOf(queries: readonly UseQueryResult[], message: string): FailedPartProps | null {
  const outdated = queries.filter(({ isRefetchError }) => isRefetchError);
  if (outdated.length === 0) return null;
  return {
    message,
    onRetry: () => outdated.forEach(({ refetch }) => void refetch({ cancelRefetch: false })),
    isRetrying: outdated.some(({ isFetching }) => isFetching),
  };
}
