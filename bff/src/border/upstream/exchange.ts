import type { CoreFlaw } from '@simulador/contracts/api/core-body';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import type { CoreMethod } from '@simulador/contracts/domain/operation';

/** A request to a core, as the table of its operations and the caller have made it. */
export interface UpstreamCall {
  /** In core.yaml; its schema decides whether the answer can be used. */
  readonly operationId: CoreOperationId;
  readonly method: CoreMethod;
  /** With its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Its own, beside those that every request has. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Has side effects at the core: it is sent once. */
  readonly acts: boolean;
  /** A user's token, in place of our own credentials. */
  readonly bearer?: string | undefined;
}

export type Flaw = CoreFlaw;

/** How a request to a core ended. Documented in docs/operations.md; a label of the metrics. */
export type ExchangeOutcome =
  | 'ok'
  /** 4xx except 429 and those of `unauthorized`: the request. */
  | 'refused'
  /** 401 or 403: our credentials. */
  | 'unauthorized'
  /** 429. */
  | 'limited'
  /** 5xx, or an error text inside a 200, which is how lists fail. */
  | 'failed'
  /** An unusable answer: no JSON, not as in the contract, another status, a mock's in production. */
  | 'garbage'
  | 'timeout'
  /** No answer in the little time that the queue had left it; it says nothing about the core. */
  | 'cut'
  /** No connection, or one that broke off. */
  | 'reset'
  /** The client disconnected first; it says nothing about the core. */
  | 'left';

/** Why a request was not sent: the breaker is open, too many wait already, or its turn came after its deadline. */
export type NotSentReason = 'open' | 'full' | 'late';

/** The outcome by the status alone; the body of a 200 may still change it. */
export function outcomeOfStatus(status: number): ExchangeOutcome {
  if (status === 200) return 'ok';
  if (status === 429) return 'limited';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'garbage';
}

/** What the last request showed of a core. */
export type UpstreamState = 'unknown' | 'up' | 'unauthorized' | 'down';

/** What an outcome shows of the core; null for one that shows nothing. */
export function stateAfter(outcome: ExchangeOutcome): UpstreamState | null {
  if (outcome === 'left' || outcome === 'cut') return null;
  if (outcome === 'unauthorized') return outcome;
  return outcome === 'ok' || outcome === 'refused' ? 'up' : 'down';
}
