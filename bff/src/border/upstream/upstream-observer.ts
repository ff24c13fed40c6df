import type { ErrorObject } from 'ajv';
import type { CoreContract } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import type { Logger } from 'pino';
import type { Capability } from '../../config/capability.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { currentRequest } from '../../http/request-scope.ts';
import type { DriftLog } from './drift.ts';
import { type ExchangeOutcome, isHealthy, type NotSentReason, type UpstreamCall } from './exchange.ts';
import type { UpstreamPolicy } from './policy.ts';

export type UpstreamState = 'unknown' | 'up' | 'down';

/** What the last call to an upstream showed of it. */
export class UpstreamHealth {
  state: UpstreamState = 'unknown';
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

/** Notes what happens between a capability and its core: health, metrics, and drift from the contract. */
export class UpstreamObserver {
  constructor(private readonly parts: UpstreamObserverParts) {}

  /** A request is sent; the returned function notes how it ended. */
  exchange({ operationId: operation }: UpstreamCall): (outcome: ExchangeOutcome) => void {
    const { capability, metrics, health, policy, logger } = this.parts;
    const request = currentRequest();
    const stop = metrics.upstream.startTimer({ capability, operation });
    return (outcome) => {
      stop({ outcome });
      if (request?.isBackground)
        logger.info({ requestId: request.requestId, operation, outcome }, 'core requested in the background');
      const healthy = isHealthy(outcome);
      if (healthy !== null) health.state = healthy ? 'up' : 'down';
      // The breaker changes after the exchange that made it.
      setImmediate(() => metrics.breakers.set({ capability }, policy.breakerState() === 'open' ? 1 : 0));
    };
  }

  /** A request, or its repetition, was not sent. */
  notSent({ operationId: operation }: UpstreamCall, reason: NotSentReason): void {
    this.parts.metrics.notSent.inc({ capability: this.parts.capability, operation, reason });
  }

  /**
   * An answer came, usable or not. It is checked against the contract once its consequences are on their way: drift never
   * costs a client anything.
   */
  answered(operation: CoreOperationId, body: unknown, usable: boolean): void {
    setImmediate(() => {
      const { contract } = this.parts;
      const errors = usable
        ? contract.deviations(operation, body)
        : contract.violations(operation, 200, body);
      if (!usable || errors.length > 0) this.noteDrift(operation, usable, errors);
    });
  }

  private noteDrift(operation: CoreOperationId, usable: boolean, errors: readonly ErrorObject[]): void {
    const { drift, metrics, logger, clock } = this.parts;
    metrics.drift.inc({ operation, usable: usable ? 'yes' : 'no' });
    for (const { path, what } of drift.note({ operation, usable }, errors, clock.now())) {
      logger.warn({ operation, path, what, usable }, 'core drifts from its contract');
    }
  }
}
