import type { CoreFlaw } from '@simulador/contracts/api/core-body';
import type { AnswerContext } from '@simulador/contracts/api/row-rules';
import {
  type CoreOperationId,
  addressOf,
  type CoreAnswer,
  type CoreRequest,
} from '@simulador/contracts/api/core-request';
import type { CoreMethod } from '@simulador/contracts/api/operation';
import { coreOperation } from '@simulador/contracts/api/core-contract';
import type { Capability } from '../../config/capability.ts';
import { Problem } from '../../http/problem.ts';
import { currentRequest, type RequestScope } from '../../http/request-scope.ts';

/** Facts of ours that an answer is compared with. */
export type KnownFacts = Partial<Pick<AnswerContext, 'ufs' | 'costParams'>>;

/** A request to a core: facts of its operation in core.yaml, and the caller's values. */
export interface UpstreamCall {
  /** Id in core.yaml. The schema of that operation decides whether the answer is usable. */
  readonly operationId: CoreOperationId;
  readonly method: CoreMethod;
  /** Path with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Header fields in addition to those of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Whether it has side effects at the core. If so, it is sent only once. */
  readonly acts: boolean;
  /** Returns the fault of a valid value: it cannot be true, e.g. it is far from the last known one, or is usable and only counted. */
  check?(value: unknown, isMock: boolean): Flaw | null;
  /** The UF and amounts of costs that the answer may have used. Never rejects. */
  readonly known?: Promise<KnownFacts> | undefined;
  /** A user's token, instead of the service credentials. */
  readonly bearer?: string | undefined;
}

export type Flaw = CoreFlaw;

/** Outcome of a request to a core: a label of the metrics, documented in docs/core.md. */
export type ExchangeOutcome =
  | 'ok'
  /** 4xx except 401, 403 and 429, without a page: the core rejected the request. */
  | 'refused'
  /** 401 or 403: the core rejected the service credentials. */
  | 'unauthorized'
  /** 429. */
  | 'limited'
  /** 5xx, or a 200 with an error text. */
  | 'failed'
  /** Unusable answer: not JSON, a page in place of a refusal, against the contract, with an undocumented status, or a mock's in production. */
  | 'garbage'
  | 'timeout'
  /** No answer within the rest of the deadline, of which the queue had used more than half. Says nothing about the core. */
  | 'cut'
  /** Connection refused or broken. */
  | 'reset'
  /** The client disconnected first. Says nothing about the core. */
  | 'left';

/** Reason why a request was not sent: the breaker is open, the queue is full, or the deadline passed in the queue. */
export type NotSentReason = 'open' | 'full' | 'late';

/** Status of a success that the contract does not have; it is noted as drift. */
export const CREATED = 201;
/** Status with which some frameworks refuse a request, where the contract has 400; it is noted as drift. */
export const UNPROCESSABLE = 422;

/** Returns the outcome by the status alone. The body of a success can still change it. */
export function outcomeOfStatus(status: number): ExchangeOutcome {
  // Frameworks answer a POST with 201. The body decides whether the answer is usable.
  if (status === 200 || status === CREATED) return 'ok';
  if (status === 429) return 'limited';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'garbage';
}

/** State of a core, by the last request to it. */
export type UpstreamState = 'unknown' | 'up' | 'unauthorized' | 'down';

/** Returns the state of a core after an outcome; null if the outcome says nothing about the core. */
export function stateAfter(outcome: ExchangeOutcome): UpstreamState | null {
  if (outcome === 'left' || outcome === 'cut') return null;
  if (outcome === 'unauthorized') return outcome;
  return outcome === 'ok' || outcome === 'refused' ? 'up' : 'down';
}

/** Parameters, query, headers and body of the operation, and what `UpstreamCall` has in addition. */
export type RequestOptions<Id extends CoreOperationId> = CoreRequest<Id> &
  Pick<UpstreamCall, 'bearer' | 'known'> & { check?(value: CoreAnswer<Id>, isMock: boolean): Flaw | null };

interface AnyRequest extends Pick<UpstreamCall, 'headers' | 'body' | 'bearer' | 'known' | 'check'> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Returns the call of an operation. Method, path and side effects are taken from core.yaml. */
export function callOf(
  operationId: CoreOperationId,
  { params, query, ...request }: AnyRequest,
): UpstreamCall {
  const { method, path, acts } = coreOperation(operationId);
  return { operationId, method, path: addressOf(path, params, query), acts, ...request };
}

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

/**
 * Aborts a request at its deadline, or when its client disconnects. Call `end` when the request is done: it clears the
 * timer. `AbortSignal.timeout` would stay in memory until the deadline of each request.
 */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly stopListening: (() => void) | undefined;

  constructor(timeoutMs: number, request: RequestScope | undefined) {
    this.timer = setTimeout(() => this.lose('TimeoutError'), timeoutMs).unref();
    this.stopListening = request?.onClientGone(() => this.lose('AbortError'));
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Stops the timer and no longer observes the client. */
  end(): void {
    clearTimeout(this.timer);
    this.stopListening?.();
  }

  private lose(reason: 'TimeoutError' | 'AbortError'): void {
    this.controller.abort(new DOMException('nobody waits any more', reason));
  }
}
