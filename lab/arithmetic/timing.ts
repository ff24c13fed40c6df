import { do_not_optimize, measure } from 'mitata';

/** Function to time. Each call uses the next case. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

/** Creates a contender that calls `work` with the next case each time, so that results can't be cached. */
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
 * Returns the nanoseconds per call: each contender's median over several rounds. The contenders take turns in each round, so
 * that other load on the machine affects them equally.
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
