import type { Logger } from 'pino';
import type { Capability } from '../../config/capability.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { CoreContract } from './core-contract.ts';
import type { DriftBook } from './drift.ts';
import { type ExchangeOutcome, type NotAskedReason, tellsHealth } from './exchange-outcome.ts';
import type { UpstreamPolicy } from './policy.ts';
import type { UpstreamCall } from './upstream-call.ts';
import type { UpstreamHealth } from './upstream-health.ts';
import type { UpstreamObserver } from './upstream-observer.ts';

export interface CoreObserverParts {
  readonly capability: Capability;
  readonly health: UpstreamHealth;
  readonly policy: UpstreamPolicy;
  readonly contract: CoreContract;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly drift: DriftBook;
}

/** Notes what happens between a capability and its core: health, metrics, and drift from the contract. */
export class CoreObserver implements UpstreamObserver {
  constructor(private readonly parts: CoreObserverParts) {}

  exchange(call: UpstreamCall): (outcome: ExchangeOutcome) => void {
    const { capability, metrics, health, policy } = this.parts;
    const stop = metrics.upstream.startTimer({ capability, operation: call.operationId });
    return (outcome) => {
      stop({ outcome });
      const works = tellsHealth(outcome);
      if (works !== null) health.record(works);
      // The breaker changes after the exchange that made it.
      setImmediate(() => metrics.breakers.set({ capability }, policy.breakerState() === 'open' ? 1 : 0));
    };
  }

  notAsked({ operationId: operation }: UpstreamCall, reason: NotAskedReason): void {
    this.parts.metrics.notAsked.inc({ capability: this.parts.capability, operation, reason });
  }

  /** Looked at when the answer is on its way: drift never costs a client anything. */
  answered(operationId: string, body: unknown): void {
    setImmediate(() => this.noteDrift(operationId, body));
  }

  unusable(operationId: string): void {
    this.parts.metrics.drift.inc({ operation: operationId, usable: 'no' });
  }

  private noteDrift(operation: string, body: unknown): void {
    const { contract, drift, metrics, logger, clock } = this.parts;
    const errors = contract.deviations(operation, body);
    if (errors.length === 0) return;
    metrics.drift.inc({ operation, usable: 'yes' });
    for (const { path, what, count } of drift.note(operation, errors, clock.now())) {
      if (count === 1) logger.warn({ operation, path, what }, 'core drifts from its contract');
    }
  }
}
