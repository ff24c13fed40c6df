import { type BulkheadPolicy, TaskCancelledError } from 'cockatiel';
import { bindToRequest } from './request-scope.ts';

/**
 * Runs work in a bulkhead and in the current request's scope. The bulkhead does not get the signal: cockatiel would start no other
 * waiting call in the place of one whose signal had aborted, so that calls could wait with nothing running.
 * @throws TaskCancelledError if the signal aborted before the work's turn, BulkheadRejectedError if too many wait
 */
export const inBulkhead = <T>(
  bulkhead: BulkheadPolicy,
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> =>
  bulkhead.execute(
    bindToRequest(async () => {
      if (signal.aborted) throw new TaskCancelledError();
      return work();
    }),
  );
