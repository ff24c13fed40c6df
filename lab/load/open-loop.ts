import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** One or more requests that are measured together, and their share of the traffic. */
export interface Operation {
  readonly name: string;
  readonly share: number;
  run(): Promise<void>;
}

/** Answers of one operation. */
export interface Measured {
  /** Microseconds from the planned start to the last byte. */
  readonly times: RecordableHistogram;
  failures: number;
  firstFailure: string;
}

export type Traffic = ReadonlyMap<string, Measured>;

/** Maximum number of open operations, so that an overloaded server does not exhaust the generator's memory. */
const MAX_OPEN = 2_000;

function chooseOf(operations: readonly Operation[]): Operation {
  const total = operations.reduce((sum, { share }) => sum + share, 0);
  let point = Math.random() * total;
  const chosen = operations.find(({ share }) => (point -= share) < 0) ?? operations[0];
  if (!chosen) throw new RangeError('no operation');
  return chosen;
}

/**
 * Starts operations at a rate (per second) for some seconds, at random intervals like independent visitors, without waiting for answers;
 * then waits for the last answer. Times count from the planned start, so that waits of a stalled server are included.
 */
export async function openLoop(
  operations: readonly Operation[],
  rate: number,
  seconds: number,
): Promise<Traffic> {
  const traffic = new Map<string, Measured>(
    operations.map(({ name }) => [name, { times: createHistogram(), failures: 0, firstFailure: '' }]),
  );
  const open = new Set<Promise<void>>();
  const end = performance.now() + seconds * 1000;
  for (
    let planned = performance.now();
    planned < end;
    planned += (-Math.log(1 - Math.random()) * 1000) / rate
  ) {
    const wait = planned - performance.now();
    if (wait > 1) await pause(wait);
    const { name, run } = chooseOf(operations);
    const measured = traffic.get(name);
    if (!measured) continue;
    const running =
      open.size < MAX_OPEN ? run() : Promise.reject(new Error(`more than ${MAX_OPEN} unanswered`));
    const ended = running
      .catch((error: unknown) => {
        measured.failures += 1;
        measured.firstFailure ||= String(error);
      })
      .then(() => {
        measured.times.record(Math.max(1, Math.round((performance.now() - planned) * 1000)));
        open.delete(ended);
      });
    open.add(ended);
  }
  await Promise.all(open);
  return traffic;
}

/** Returns the time, in ms, within which a percentage of the answers arrived. */
export const percentileMs = ({ times }: Measured, percentage: number): number =>
  times.percentile(percentage) / 1000;
