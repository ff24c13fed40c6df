import { type CoreContract, coreOperation } from '@simulador/contracts/api/core-contract';
import type { Logger } from 'pino';
import type { Capability } from '../../config/capability.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { addToSpan } from '../../observability/tracing.ts';
import { currentRequest } from '../../http/request-scope.ts';
import { type DriftLog, flawOf } from './drift.ts';
import {
  type ExchangeOutcome,
  type Flaw,
  type NotSentReason,
  stateAfter,
  type UpstreamCall,
  type UpstreamState,
} from './exchange.ts';
import type { UpstreamPolicy } from './policy.ts';
import type { UpstreamFailure } from './upstream-failure.ts';

/** State of an upstream, and the outcome of the last call to it. */
export interface UpstreamHealth {
  state: UpstreamState;
  outcome: ExchangeOutcome | null;
}

export interface UpstreamObserverParts {
  readonly capability: Capability;
  readonly health: UpstreamHealth;
  readonly policy: UpstreamPolicy;
  readonly contract: CoreContract;
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
  constructor(private readonly parts: UpstreamObserverParts) {}

  /** Starts the measurement of a request. The returned function records its outcome. */
  exchange({ operationId: operation }: UpstreamCall): (outcome: ExchangeOutcome) => void {
    const { capability, metrics, policy, logger } = this.parts;
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
    this.parts.metrics.notSent.inc({ capability: this.parts.capability, operation, reason });
  }

  /** Checks a usable answer for contract violations. Runs after the answer was passed on, so that the client does not wait for it. */
  usable(answer: UpstreamFailure, body: unknown, { flaw, flaws: found }: FoundFlaws): void {
    setImmediate(() => {
      const deviations = this.parts.contract.deviations(answer.operation, body).map(flawOf);
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
    const { capability, health, logger } = this.parts;
    const state = stateAfter(outcome);
    if (state === null) return;
    if (state === 'unauthorized' && health.state !== state)
      logger.warn({ capability }, 'core refuses our credentials');
    health.state = state;
    health.outcome = outcome;
  }

  private noteDrift(answer: UpstreamFailure, flaws: readonly Flaw[]): void {
    const { drift, metrics, logger, clock } = this.parts;
    const { operation, outcome } = answer;
    const requestId = currentRequest()?.requestId ?? null;
    metrics.drift.inc({ operation, usable: outcome === 'ok' ? 'yes' : 'no' });
    for (const { path, what, usable, upstream } of drift.note(answer, flaws, requestId, clock.now())) {
      logger.warn({ requestId, operation, path, what, usable, upstream }, 'core drifts from its contract');
    }
  }
}
