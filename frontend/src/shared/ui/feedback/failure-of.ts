import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '../../api/api-error.ts';
import { isFinal, isGone } from '../../api/final-refusals.ts';
import { retryPart } from '../../browser/load-part.ts';
import type { FailedPartProps } from './failed-part.tsx';

/** Returns the failure of queries that are needed together, also during a retry; null for none. */
export function failureOf(queries: readonly UseQueryResult[], otherwise: string): FailedPartProps | null {
  const lacking = queries.filter(
    // Placeholder data during a refetch does not count as data.
    ({ data, isPlaceholderData, isFetchedAfterMount }) =>
      (data === undefined || isPlaceholderData) && isFetchedAfterMount,
  );
  const message = failureText(lacking.find(({ error }) => error !== null)?.error, otherwise);
  return retriedBy(lacking, message);
}

/** Returns the failure to refresh queries whose old data is shown, also during a retry; null for none. Data that is gone is said to be. */
export function outdatedOf(queries: readonly UseQueryResult[], message: string): FailedPartProps | null {
  const failed = queries.filter(({ isRefetchError }) => isRefetchError);
  const gone = failed.find(({ error }) => isGone(error));
  return retriedBy(failed, gone ? failureText(gone.error, message) : message);
}

const retriedBy = (failed: readonly UseQueryResult[], message: string): FailedPartProps | null =>
  failed.length === 0
    ? null
    : {
        message,
        ...(!failed.every(({ error }) => isFinal(error)) && {
          onRetry: () => failed.forEach((query) => retryPart(query)),
        }),
        isRetrying: failed.some(({ isFetching }) => isFetching),
      };
