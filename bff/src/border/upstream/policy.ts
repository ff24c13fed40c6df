import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import { SERVER_SENTENCES } from '@simulador/contracts/messages/server-sentences';
import { Problem } from '../../http/problem.ts';
import { bindToRequest } from '../../http/request-scope.ts';
import type { NotSentReason } from './exchange.ts';
import { RetryBudget } from './retry-budget.ts';

/** How often each kind of call is tried again at most. */
const MAX_RETRIES = { any: 2, unanswered: 1, none: 0 } as const;
const FIRST_PAUSE_MS = 100;
const FAILURES_TO_OPEN = 10;
const HALF_OPEN_AFTER_MS = 5_000;
const CONCURRENT_CALLS = 32;
const WAITING_CALLS = 64;
const QUEUE_RETRY_MS = 1_000;
/** The upstream failed: no connection, no answer in time, or a status that says so. */
export class UpstreamFault extends Error {
  constructor(
    /** What the client gets when no further attempt is made. */
    readonly problem: Problem,
    /** The upstream's `Retry-After` in milliseconds; null without one. */
    readonly retryAfterMs: number | null = null,
    /** A connection that was there broke before the first byte of an answer. */
    readonly isUnanswered = false,
  ) {
    super('upstream fault', { cause: problem.cause });
  }
}

/** Nothing was sent: the upstream is not called for some seconds. */
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
  /** After which faults it may be sent again (R178). */
  readonly repeats: keyof typeof MAX_RETRIES;
  /** When the caller's deadline is, as `performance.now()` counts. */
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

/** What becomes of the breaker. */
export interface BreakerWatch {
  opened(): void;
  closed(): void;
}

/**
 * How we treat one upstream, for all callers: a breaker that opens after ten faults in a row, a bulkhead, and retries of
 * repeatable calls within a budget of a fifth of all calls, so that an upstream that is down sees at most 1.2 times the
 * requests.
 */
export class UpstreamPolicy {
  private readonly breaker = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamFault || this.isTrialWithoutAnswer(error)),
    { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );
  private openUntil = 0;
  private readonly bulkhead = bulkhead(CONCURRENT_CALLS, WAITING_CALLS);
  private readonly budget = new RetryBudget();

  constructor(watch?: BreakerWatch) {
    this.breaker.onBreak(() => {
      // Zero while it is closed: a trial that failed opens it again.
      if (this.openUntil === 0) watch?.opened();
      this.openUntil = Date.now() + HALF_OPEN_AFTER_MS;
    });
    this.breaker.onReset(() => {
      this.openUntil = 0;
      watch?.closed();
    });
  }

  /** @throws Problem 503 with Retry-After when the upstream is left alone, else what the last attempt gave. */
  async run<T>(call: GuardedCall, attempt: () => Promise<T>): Promise<T> {
    this.budget.earn();
    try {
      return await (call.repeats === 'none' ? this.guarded(call, attempt) : this.repeated(call, attempt));
    } catch (error) {
      throw this.toProblem(error);
    }
  }

  private guarded<T>(call: GuardedCall, attempt: () => Promise<T>): Promise<T> {
    // A queued call is started by the one that finished, and would run in the scope of that one's request.
    const execute = bindToRequest(() => this.breaker.execute(attempt));
    return this.bulkhead.execute(execute, call.signal);
  }

  private async repeated<T>(call: GuardedCall, attempt: () => Promise<T>): Promise<T> {
    const claim = this.budget.claim();
    const mayRepeat = (error: unknown): boolean => isWorthRepeating(call, error) && claim.reserve();
    const retries = retry(handleWhen(mayRepeat), {
      maxAttempts: MAX_RETRIES[call.repeats],
      backoff: new DelegateBackoff((context) =>
        'error' in context.result ? pauseBefore(context.result.error) : FIRST_PAUSE_MS,
      ),
    });
    const send = (): Promise<T> => {
      claim.spend();
      return attempt();
    };
    try {
      return await retries.execute(() => this.guarded(call, send));
    } finally {
      // One is reserved after the last attempt too, or was not used because the client left, the breaker opened or the queue was full.
      claim.release();
    }
  }

  /** A trial that showed nothing of the upstream, because its client left or its time was cut, must not close the breaker. */
  private isTrialWithoutAnswer(error: unknown): boolean {
    const showsNothing = error instanceof Problem && [499, 504].includes(error.getStatus());
    return this.breakerState() === 'half-open' && showsNothing;
  }

  private toProblem(error: unknown): unknown {
    if (error instanceof UpstreamFault) return error.problem;
    if (error instanceof BrokenCircuitError) return new NotSent('open', this.openUntil - Date.now());
    return error instanceof BulkheadRejectedError ? new NotSent('full', QUEUE_RETRY_MS) : error;
  }

  breakerState(): 'closed' | 'open' | 'half-open' {
    if (this.breaker.state === CircuitState.Open) return 'open';
    return this.breaker.state === CircuitState.HalfOpen ? 'half-open' : 'closed';
  }
}

const isWorthRepeating = (call: GuardedCall, error: unknown): boolean =>
  error instanceof UpstreamFault &&
  (call.repeats === 'any' || error.isUnanswered) &&
  performance.now() + pauseBefore(error) < call.deadlineAt &&
  !call.signal.aborted;

const pauseBefore = (error: unknown): number =>
  (error instanceof UpstreamFault ? error.retryAfterMs : null) ?? FIRST_PAUSE_MS;
