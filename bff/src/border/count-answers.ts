import type { Metrics } from '../observability/metrics.ts';
import type { Sourced } from './sourced.ts';
import type { Capability } from '../config/capability.ts';

type Question = (...input: unknown[]) => Promise<Sourced<unknown>>;

/** The same port; its answers are counted by where they came from, its failures as `error`. */
export function countAnswers<Port extends object>(
  metrics: Metrics,
  capability: Capability,
  port: Port,
): Port {
  const count = (source: string): void => metrics.answers.inc({ capability, source });
  return new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...input: unknown[]) => {
        const answer = (member as Question).apply(target, input);
        answer.then(
          ({ source }) => count(source),
          () => count('error'),
        );
        return answer;
      };
    },
  });
}
