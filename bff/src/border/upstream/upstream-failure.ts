import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import type { Capability } from '../../config/capability.ts';
import { Problem } from '../../http/problem.ts';
import type { ExchangeOutcome, NotSentReason } from './exchange.ts';

/** Why a core made a request fail (R179), for the log and the operators: codes, never values. What is unknown is absent. */
export interface UpstreamFailure {
  readonly capability: Capability;
  readonly operation: CoreOperationId;
  readonly outcome: ExchangeOutcome | NotSentReason;
  readonly status?: number;
  readonly content_type?: string;
  /** JSON path of what is wrong in the answer, `$` for all of it. */
  readonly place?: string;
  /** Of JSON Schema, or one of ours: docs/operations.md lists them. */
  readonly rule?: string;
}

/** The same error, whose log line says why the core made it fail. */
export function failedBy<E>(error: E, upstream: UpstreamFailure): E {
  if (error instanceof Problem) error.logFields = { upstream };
  return error;
}
