import { Inject, Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { Sourced } from '../sourced.ts';
import type { Capability } from '../../config/capability.ts';
import { Clock } from '../../clock/clock.ts';
import { Metrics } from '../../observability/metrics.ts';
import { outsideRequest } from '../../http/request-scope.ts';
import { differences, type FieldDifference } from './compare.ts';
import { withoutPerson } from './pseudonymised-input.ts';
import { ShadowBook, type ShadowOutcome } from './shadow-book.ts';
import { coreSide, localSide, type Side, toldSide } from './side.ts';

/** Questions asked aside at once, and those that wait for their turn: more are not asked. A slow core piles up no more here. */
const ASKED_AT_ONCE = 8;
const WAITING = 1_000;

type Question = (...input: unknown[]) => Promise<Sourced<unknown>>;

/** Turns a value of the port into what stands on the wire, where the names and units are the core's. */
export type OnTheWire = (question: string, value: unknown) => unknown;

/** Answers from the local adapter and, aside, asks the core the same and compares. */
@Injectable()
export class Shadow {
  readonly book = new ShadowBook();
  private readonly aside = bulkhead(ASKED_AT_ONCE, WAITING);

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  /** A port that is the local one for whoever asks it. */
  over<Port extends object>(capability: Capability, local: Port, core: Port, onTheWire: OnTheWire): Port {
    return new Proxy(local, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function' || typeof name !== 'string') return member;
        const question = member.bind(target) as Question;
        const other = (Reflect.get(core, name, core) as Question).bind(core);
        return (...input: unknown[]) => {
          const answer = question(...input);
          const compare = (side: Side): void =>
            this.compareAside({ capability, name, input, local: side, other, onTheWire });
          answer.then(
            ({ value }) => compare({ kind: 'answered', value }),
            (error: unknown) => compare(localSide(error)),
          );
          return answer;
        };
      },
    });
  }

  /** After the answer was handed on, so that it waits for nothing of this. */
  private compareAside(comparison: Comparison): void {
    const { capability, local } = comparison;
    if (local.kind === 'failed') return this.note(capability, 'local_failed');
    outsideRequest(() =>
      setImmediate(() => {
        void this.aside
          .execute(() => this.compare(comparison))
          .catch((error: unknown) => (error instanceof BulkheadRejectedError ? 'dropped' : 'failed'))
          .then((outcome) => this.note(capability, outcome));
      }),
    );
  }

  private async compare({ other, ...comparison }: Comparison): Promise<ShadowOutcome> {
    const { capability, name, input, local } = comparison;
    const core = await other(...input).then(({ value }): Side => ({ kind: 'answered', value }), coreSide);
    if (core.kind === 'failed') return 'failed';
    const found = differencesOf(comparison, local, core);
    if (found.length === 0) return 'same';
    const at = this.clock.now().toISOString();
    this.book.keep({ at, capability, question: name, input: withoutPerson(input), differences: found });
    return 'different';
  }

  private note(capability: Capability, outcome: ShadowOutcome): void {
    this.book.count(capability, outcome);
    this.metrics.shadow.inc({ capability, outcome });
  }
}

interface Comparison {
  readonly capability: Capability;
  readonly name: string;
  readonly input: readonly unknown[];
  readonly local: Side;
  readonly other: Question;
  readonly onTheWire: OnTheWire;
}

type Wire = Pick<Comparison, 'name' | 'onTheWire'>;

/** Two refusals agree, whatever their words. */
function differencesOf({ name, onTheWire }: Wire, local: Side, core: Side): FieldDifference[] {
  if (local.kind === 'answered' && core.kind === 'answered') {
    return differences(onTheWire(name, local.value), onTheWire(name, core.value));
  }
  if (local.kind === core.kind) return [];
  return [{ path: '$outcome', local: toldSide(local), core: toldSide(core) }];
}
