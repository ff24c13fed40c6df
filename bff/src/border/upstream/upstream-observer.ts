import { type CoreContract, coreOperation } from '@simulador/contracts/api/core-contract';
import type { Logger } from 'pino';
import type { Capability } from '../../config/capability.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { addToSpan } from '../../observability/tracing.ts';
import { currentRequest } from '../../http/request-scope.ts';
import { type DriftLog, flawOf, noteFlaws } from './drift.ts';
import {
  type ExchangeOutcome,
  type Flaw,
  type NotSentReason,
  stateAfter,
  type UpstreamCall,
  type UpstreamState,
  type UpstreamFailure,
} from './exchange.ts';
import type { UpstreamPolicy } from './policy.ts';

/** Places in which an observer records what it sees. */
interface ObserverParts {
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly drift: DriftLog;
}

/** Faults of a usable answer: of its status, and of its body as it was read. */
interface FoundFlaws {
  readonly flaws: readonly Flaw[];
  readonly flaw: Flaw | null;
}

/** Records health, metrics and contract violations of the requests from one capability to its core. */
export class UpstreamObserver {
  state: UpstreamState = 'unknown';
  /** Outcome of the last request. */
  outcome: ExchangeOutcome | null = null;

  constructor(
    readonly capability: Capability,
    private readonly contract: CoreContract,
    readonly policy: UpstreamPolicy,
    private readonly parts: ObserverParts,
  ) {}

  /** Starts the measurement of a request. The returned function records its outcome. */
  exchange({ operationId: operation }: UpstreamCall): (outcome: ExchangeOutcome) => void {
    const { capability, policy } = this;
    const { metrics, logger } = this.parts;
    const request = currentRequest();
    const stop = metrics.upstream.startTimer({ capability, operation });
    return (outcome) => {
      stop();
      metrics.asked.inc({ capability, operation, outcome });
      addToSpan({ outcome, breaker: policy.breakerState() });
      if (request?.isBackground)
        logger.info(
          { requestId: request.requestId, traceId: request.traceId, operation, outcome },
          'core requested in the background',
        );
      this.noteState(outcome);
    };
  }

  /** Counts a request or retry that was not sent. */
  notSent({ operationId: operation }: UpstreamCall, reason: NotSentReason): void {
    addToSpan({ not_sent: reason });
    this.parts.metrics.notSent.inc({ capability: this.capability, operation, reason });
  }

  /** Checks a usable answer for contract violations. Runs after the answer was passed on, so that the client does not wait for it. */
  usable(answer: UpstreamFailure, body: unknown, { flaw, flaws: found }: FoundFlaws): void {
    setImmediate(() => {
      const deviations = this.contract.deviations(answer.operation, body).map(flawOf);
      // An operation without a media type has no contract for its body.
      const isJson = coreOperation(answer.operation).mediaType === 'application/json';
      const flaws = [...found, ...(flaw && isJson ? [flaw] : []), ...deviations];
      if (flaws.length > 0) this.noteDrift(answer, flaws);
    });
  }

  /** Records the violations of an unusable answer. */
  unusable(answer: UpstreamFailure, flaws: readonly Flaw[]): void {
    setImmediate(() => this.noteDrift(answer, flaws));
  }

  /** Records that the core rejects the credentials that this capability shares with another one. */
  refused(): void {
    this.noteState('unauthorized');
  }

  private noteState(outcome: ExchangeOutcome): void {
    const { capability } = this;
    const state = stateAfter(outcome);
    if (state === null) return;
    if (state === 'unauthorized' && this.state !== state)
      this.parts.logger.warn({ capability }, 'core refuses our credentials');
    [this.state, this.outcome] = [state, outcome];
  }

  private noteDrift(answer: UpstreamFailure, flaws: readonly Flaw[]): void {
    const { drift, metrics, logger, clock } = this.parts;
    const { operation, outcome } = answer;
    const requestId = currentRequest()?.requestId ?? null;
    metrics.drift.inc({ operation, usable: outcome === 'ok' ? 'yes' : 'no' });
    for (const { path, what, usable, upstream } of noteFlaws(drift, answer, flaws, {
      requestId,
      at: clock.now(),
    }))
      logger.warn({ requestId, operation, path, what, usable, upstream }, 'core drifts from its contract');
  }
}
