import { Inject, Injectable } from '@nestjs/common';
import type { Capability, Sourced } from '../capability/capability.ts';
import { Clock } from '../clock/clock.ts';
import { Metrics } from '../metrics/metrics.ts';
import { outsideRequest } from '../upstream/request-scope.ts';
import { differences } from './compare.ts';
import { withoutPerson } from './pseudonymised-input.ts';
import { ShadowBook, type ShadowOutcome } from './shadow-book.ts';

/** More questions than this under way at once are not asked: a slow core must not pile up work here. */
const MAX_PENDING = 50;

type Question = (...input: unknown[]) => Promise<Sourced<unknown>>;

/** Turns a value of the port into what stands on the wire, where the names and units are the core's. */
export type OnTheWire = (question: string, value: unknown) => unknown;

/** Answers from the local adapter and, aside, asks the core the same and compares. */
@Injectable()
export class Shadow {
  readonly book = new ShadowBook();
  private pending = 0;

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
          answer.then(
            ({ value }) => this.compareAside({ capability, name, input, value, other, onTheWire }),
            () => undefined,
          );
          return answer;
        };
      },
    });
  }

  /** After the answer was handed on, so that it waits for nothing of this. */
  private compareAside(comparison: Comparison): void {
    if (this.pending >= MAX_PENDING) return this.note(comparison.capability, 'dropped');
    this.pending += 1;
    outsideRequest(() =>
      setImmediate(() => {
        void this.compare(comparison)
          .catch(() => 'failed' as const)
          .then((outcome) => this.note(comparison.capability, outcome))
          .finally(() => (this.pending -= 1));
      }),
    );
  }

  private async compare(comparison: Comparison): Promise<ShadowOutcome> {
    const { capability, name, input, value, other, onTheWire } = comparison;
    const core = await other(...input);
    const found = differences(onTheWire(name, value), onTheWire(name, core.value));
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
  readonly value: unknown;
  readonly other: Question;
  readonly onTheWire: OnTheWire;
}
