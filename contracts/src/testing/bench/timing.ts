import { do_not_optimize, measure } from 'mitata';

/** Something to time, called again and again with the next of its cases. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

/** The contender that calls `work` with one case after the other, so that nothing can be computed once and cached. */
export function contender<Case>(
  name: string,
  cases: readonly Case[],
  work: (each: Case) => unknown,
): Contender {
  let next = 0;
  const run = (): unknown => {
    const each = cases[next];
    next = next + 1 < cases.length ? next + 1 : 0;
    return each === undefined ? undefined : do_not_optimize(work(each));
  };
  return { name, run };
}

const ROUNDS = 5;
const ROUND_NS = 150_000_000;

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Nanoseconds a call: each contender's median over a few rounds. All take turns in each round, so that what else the
 * machine does affects all of them alike.
 */
export async function nanosecondsOf(contenders: readonly Contender[]): Promise<readonly number[]> {
  const rounds: number[][] = contenders.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { run }] of contenders.entries()) {
      const stats = await measure(run, { min_cpu_time: ROUND_NS });
      rounds[index]?.push(stats.avg);
    }
  }
  return rounds.map(medianOf);
}
