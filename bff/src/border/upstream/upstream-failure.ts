import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import type { Capability } from '../../config/capability.ts';
import { Problem } from '../../http/problem.ts';
import { currentRequest } from '../../http/request-scope.ts';
import type { ExchangeOutcome, NotSentReason } from './exchange.ts';

/** Reason why a request failed at a core (R179), for the log and the operators. Only codes, no values; unknown facts are absent. */
export interface UpstreamFailure {
  readonly capability: Capability;
  readonly operation: CoreOperationId;
  readonly outcome: ExchangeOutcome | NotSentReason;
  readonly status?: number;
  readonly content_type?: string;
  /** JSON path of the violation in the answer; `$` is the whole answer. */
  readonly place?: string;
  /** Keyword of JSON Schema, or one of our own rules (docs/core.md lists them). */
  readonly rule?: string;
}

/** Returns why the core made a request fail; null for any other error. */
export const failureOf = (error: unknown): UpstreamFailure | null =>
  (error instanceof Problem && (error.logFields['upstream'] as UpstreamFailure | undefined)) || null;

/** Adds the reason to the error's log line; returns the same error. */
export function failedBy<E>(error: E, upstream: UpstreamFailure): E {
  if (error instanceof Problem) error.logFields = { upstream };
  return error;
}

/** Adds the reason to the log line of the current request, which gets a stale answer instead of the error. */
export function noteServedStale(error: unknown): void {
  const upstream = failureOf(error);
  if (upstream) currentRequest()?.addToLogLine({ upstream });
}
