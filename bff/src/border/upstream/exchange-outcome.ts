/** How a question that was sent to a core ended. Documented in docs/operations.md; a label of the metrics. */
export type ExchangeOutcome =
  | 'ok'
  /** 4xx, but for 429: what was asked, or our credentials. */
  | 'refused'
  /** 429. */
  | 'limited'
  /** 5xx, or an error text inside a 200, which is how lists fail. */
  | 'failed'
  /** An answer that nobody can use: no JSON, not as in the contract, another status, a mock's in production. */
  | 'garbage'
  | 'timeout'
  /** No connection, or one that broke off. */
  | 'reset'
  /** The client went away first; it tells nothing of the core. */
  | 'left';

/** Why a question was not sent: the breaker is open, too many wait already, or its turn came after its deadline. */
export type NotAskedReason = 'open' | 'full' | 'late';

/** What a status tells by itself; of a 200 the body has the last word. */
export function outcomeOfStatus(status: number): ExchangeOutcome {
  if (status === 200) return 'ok';
  if (status === 429) return 'limited';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'garbage';
}

/** Whether the core did its work; null when that is not known. */
export const tellsHealth = (outcome: ExchangeOutcome): boolean | null =>
  outcome === 'left' ? null : outcome === 'ok' || outcome === 'refused';
