import { Inject, Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Clock } from '../../clock/clock.ts';
import type { Capability } from '../../config/capability.ts';
import { outsideRequest } from '../../http/request-scope.ts';
import { Metrics } from '../../observability/metrics.ts';
import type { Sourced } from '../sourced.ts';
import { differences, type FieldDifference } from './compare.ts';
import { withoutPerson } from './pseudonymised-input.ts';
import { ShadowBook, type ShadowOutcome } from './shadow-book.ts';
import { coreSide, describeSide, localSide, type Side } from './side.ts';

/** Shadow calls at once, and those that wait for their turn: more are dropped, so that a slow core piles up no more here. */
const CALLS_AT_ONCE = 8;
const WAITING = 1_000;

/** One request that was answered here and that the core is asked too. */
export interface ShadowComparison {
  readonly capability: Capability;
  readonly operation: string;
  readonly input: readonly unknown[];
  /** The answer that the client gets. */
  readonly local: Promise<Sourced<unknown>>;
  readonly core: () => Promise<Sourced<unknown>>;
  /** Turns a value of the port into what stands on the wire, where the names and units are the core's. */
  readonly onTheWire: (operation: string, value: unknown) => unknown;
}

/** Asks the core what was answered here, and compares. */
@Injectable()
export class Shadow {
  readonly book = new ShadowBook();
  private readonly calls = bulkhead(CALLS_AT_ONCE, WAITING);

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  /** The core is asked after the answer was handed on, which waits for nothing of this. */
  compare(comparison: ShadowComparison): void {
    void comparison.local
      .then(({ value }): Side => ({ kind: 'answered', value }), localSide)
      .then((local) => this.callCore(comparison, local));
  }

  private callCore(comparison: ShadowComparison, local: Side): void {
    const { capability } = comparison;
    if (local.kind === 'failed') return this.note(capability, 'local_failed');
    outsideRequest(() =>
      setImmediate(() => {
        void this.calls
          .execute(() => this.outcomeOf(comparison, local))
          .catch((error: unknown) => (error instanceof BulkheadRejectedError ? 'dropped' : 'failed'))
          .then((outcome) => this.note(capability, outcome));
      }),
    );
  }

  private async outcomeOf(comparison: ShadowComparison, local: Side): Promise<ShadowOutcome> {
    const { capability, operation, input } = comparison;
    const core = await comparison.core().then(({ value }): Side => ({ kind: 'answered', value }), coreSide);
    if (core.kind === 'failed') return 'failed';
    const found = differencesOf(comparison, local, core);
    if (found.length === 0) return 'same';
    const at = this.clock.now().toISOString();
    this.book.keep({ at, capability, question: operation, input: withoutPerson(input), differences: found });
    return 'different';
  }

  private note(capability: Capability, outcome: ShadowOutcome): void {
    this.book.count(capability, outcome);
    this.metrics.shadow.inc({ capability, outcome });
  }
}

/** Two refusals agree, whatever their words. */
function differencesOf(
  { operation, onTheWire }: ShadowComparison,
  local: Side,
  core: Side,
): FieldDifference[] {
  if (local.kind === 'answered' && core.kind === 'answered') {
    return differences(onTheWire(operation, local.value), onTheWire(operation, core.value));
  }
  if (local.kind === core.kind) return [];
  return [{ path: '$outcome', local: describeSide(local), core: describeSide(core) }];
}
