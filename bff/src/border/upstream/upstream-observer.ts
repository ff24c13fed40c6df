import type { ExchangeOutcome, NotAskedReason } from './exchange-outcome.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** What is noted about the questions to a core, off the path of their answers. */
export interface UpstreamObserver {
  /** A question is sent; the returned function tells how it ended. */
  exchange(call: UpstreamCall): (outcome: ExchangeOutcome) => void;
  /** A question, or its repetition, was not sent. */
  notAsked(call: UpstreamCall, reason: NotAskedReason): void;
  /** An answer was usable. */
  answered(operationId: string, body: unknown): void;
  /** An answer left the contract so far that it could not be used. */
  unusable(operationId: string): void;
}
