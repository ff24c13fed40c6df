import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
} from 'cockatiel';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { CallerLimits } from '../../http/caller-limits.ts';
import { inBulkhead } from '../../http/in-bulkhead.ts';
import { Problem } from '../../http/problem.ts';
import { bindToRequest, currentRequest } from '../../http/request-scope.ts';
import type { BreakerSetting } from './breaker-settings.ts';
import type { NotSentReason } from './exchange.ts';

const CALLS_FOR_A_RETRY = 5;
const MAX_SAVED_RETRIES = 10;

/** Allows one retry per five calls, and saves up to ten, so an upstream never gets more than 1.2 times the calls. */
class RetryBudget {
  /** Saved retries, in calls (five per retry), so that the count is an integer. */
  private saved = 0;

  earn(): void {
    this.saved = Math.min(MAX_SAVED_RETRIES * CALLS_FOR_A_RETRY, this.saved + 1);
  }

  hasRetry(): boolean {
    return this.saved >= CALLS_FOR_A_RETRY;
  }

  spend(): void {
    this.saved -= CALLS_FOR_A_RETRY;
  }
}

/** Maximum number of retries by kind of call. */
const MAX_RETRIES = { any: 2, unanswered: 1, none: 0 } as const;
const FIRST_PAUSE_MS = 100;
const FAILURES_TO_OPEN = 10;
const HALF_OPEN_AFTER_MS = 5_000;
const CONCURRENT_CALLS = 32;
const WAITING_CALLS = 64;
/** Maximum number of one caller's calls at once, so that others' calls are sent whatever one caller asks. See docs/rules.md R670. */
const CALLS_OF_CALLER = 24;
const QUEUE_RETRY_MS = 1_000;
/** Failure of the upstream: no connection, no answer in time, or a status of failure. */
export class UpstreamFault extends Error {
  constructor(
    /** The client's answer if the request is not retried. */
    readonly problem: Problem,
    /** `Retry-After` of the upstream in milliseconds, or null. */
    readonly retryAfterMs: number | null = null,
    /** Whether an established connection broke before the first byte of an answer. */
    readonly isUnanswered = false,
  ) {
    super('upstream fault', { cause: problem.cause });
  }
}

/** 503 for a request that was not sent, because the breaker is open or the queue is full. */
export class NotSent extends Problem {
  constructor(
    readonly reason: NotSentReason,
    retryAfterMs: number,
  ) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    super(503, SERVER_SENTENCES.coreUnavailable, { headers: { 'Retry-After': String(seconds) } });
  }
}

export interface GuardedCall {
  /** Faults after which the call may be retried (R178). */
  readonly repeats: keyof typeof MAX_RETRIES;
  /** The caller's deadline, on the clock of `performance.now()`. */
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
  readonly breaker: BreakerSetting;
}

/** Connections and retries of one core: however many capabilities ask it, it gets at most 1.2 times the requests. */
export class CoreLimits {
  readonly bulkhead = bulkhead(CONCURRENT_CALLS, WAITING_CALLS);
  readonly callers = new CallerLimits(CALLS_OF_CALLER, WAITING_CALLS);
  readonly budget = new RetryBudget();
}

/** Keeps the breaker open for five seconds, even if the clock is set back: cockatiel compares the duration with the time of day. */
class OpenFor implements IBackoff<unknown>, IBackoffFactory<unknown> {
  private readonly until = performance.now() + HALF_OPEN_AFTER_MS;

  get duration(): number {
    return performance.now() < this.until ? Infinity : -Infinity;
  }

  next(): OpenFor {
    return new OpenFor();
  }
}

export const BREAKER_STATES = ['closed', 'open', 'half-open'] as const;
export type BreakerState = (typeof BREAKER_STATES)[number];

/** Callbacks for the state of the breaker. */
export interface BreakerWatch {
  opened(): void;
  closed(): void;
}

/**
 * Breaker of one capability, and the limits of its core. The breaker opens after ten consecutive faults of the capability; others
 * that ask the same core are not affected, because one address may stand for many systems. At most a fifth of all calls to a
 * core are retries.
 */
export class UpstreamPolicy {
  private readonly breaker = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamFault || this.isTrialWithoutAnswer(error)),
    { halfOpenAfter: new OpenFor(), breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );
  /** On the clock of `performance.now()`; 0 while the breaker is closed. */
  private openUntil = 0;

  constructor(
    private readonly limits: CoreLimits,
    watch?: BreakerWatch,
  ) {
    this.breaker.onBreak(() => {
      // A breaker that opens again after a failed trial call is not reported.
      if (this.openUntil === 0) watch?.opened();
      this.openUntil = performance.now() + HALF_OPEN_AFTER_MS;
    });
    this.breaker.onReset(() => {
      this.openUntil = 0;
      watch?.closed();
    });
  }

  /** @throws Problem 503 with Retry-After if nothing was sent, otherwise the error of the last attempt */
  async run<T>(call: GuardedCall, attempt: () => Promise<T>): Promise<T> {
    if (call.breaker === 'open') throw new NotSent('open', HALF_OPEN_AFTER_MS);
    this.limits.budget.earn();
    try {
      return await this.repeated(call, attempt);
    } catch (error) {
      throw this.toProblem(error);
    }
  }

  private guarded<T>(call: GuardedCall, attempt: () => Promise<T>): Promise<T> {
    const execute = (): Promise<T> => (call.breaker === 'closed' ? attempt() : this.breaker.execute(attempt));
    const send = (): Promise<T> => inBulkhead(this.limits.bulkhead, execute, call.signal);
    const { caller = null } = currentRequest() ?? {};
    return caller === null ? send() : this.limits.callers.run(caller, bindToRequest(send));
  }

  private async repeated<T>(call: GuardedCall, attempt: () => Promise<T>): Promise<T> {
    for (let retries = 0; ; retries += 1) {
      try {
        return await this.guarded(call, attempt);
      } catch (error) {
        const { budget } = this.limits;
        const mayRepeat = retries < MAX_RETRIES[call.repeats] && isWorthRepeating(call, error);
        if (!mayRepeat || !budget.hasRetry()) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseBefore(error)));
        // Meanwhile the client may have left, or other calls have spent the last retry.
        if (call.signal.aborted || !budget.hasRetry()) throw error;
        budget.spend();
      }
    }
  }

  /**
   * Returns true for a trial call that says nothing about the upstream, because its client left or its time ran out:
   * it must not close the breaker.
   */
  private isTrialWithoutAnswer(error: unknown): boolean {
    const showsNothing = error instanceof Problem && [499, 504].includes(error.getStatus());
    return this.breakerState() === 'half-open' && showsNothing;
  }

  private toProblem(error: unknown): unknown {
    if (error instanceof UpstreamFault) return error.problem;
    if (error instanceof BrokenCircuitError) return new NotSent('open', this.openUntil - performance.now());
    return error instanceof BulkheadRejectedError ? new NotSent('full', QUEUE_RETRY_MS) : error;
  }

  /** Returns the breaker's state. In `half-open` the next call, or a running one, decides. */
  breakerState(): BreakerState {
    const { state } = this.breaker;
    if (state === CircuitState.Closed) return 'closed';
    return state === CircuitState.Open && performance.now() < this.openUntil ? 'open' : 'half-open';
  }
}

const isWorthRepeating = (call: GuardedCall, error: unknown): error is UpstreamFault =>
  error instanceof UpstreamFault &&
  (call.repeats === 'any' || error.isUnanswered) &&
  performance.now() + pauseBefore(error) < call.deadlineAt &&
  !call.signal.aborted;

const pauseBefore = ({ retryAfterMs }: UpstreamFault): number => retryAfterMs ?? FIRST_PAUSE_MS;
