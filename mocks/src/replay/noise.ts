import { findOperation } from '@simulador/contracts/api/find-operation';
import type { JsonDifference } from '../recording/json-diff.ts';
import type { RecordedExchange } from '../recording/recorded.ts';
import type { StepResult } from './result.ts';

/** Steps without their noise, and the places of the noise, with the number of differences left out at each. */
export interface Quieted {
  readonly steps: readonly StepResult[];
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Returns the place of a difference, the same in each row of a list and in each answer of an operation. */
function placeOf({ path }: JsonDifference, { method, url }: RecordedExchange): string {
  const operation = findOperation(url.pathname, method)?.id ?? `${method} ${url.pathname}`;
  return `${operation} ${path.replace(/\[\d+\]/g, '[]')}`;
}

const receivedAt = ({ differences }: StepResult): ReadonlyMap<string, string> =>
  new Map(differences.map(({ path, received }) => [path, JSON.stringify(received) ?? '']));

/** Returns the differences of one step that are not the same in the other. */
function differingFrom(one: StepResult, other: StepResult): JsonDifference[] {
  const received = receivedAt(other);
  return one.differences.filter((each) => received.get(each.path) !== (JSON.stringify(each.received) ?? ''));
}

/**
 * Leaves out the differences at places where two identical targets differ from each other: such values are different in
 * every answer. A status is never noise, and of answers with different statuses nothing is learned.
 */
export function withoutNoise(
  exchanges: readonly RecordedExchange[],
  steps: readonly StepResult[],
  twins: readonly StepResult[],
): Quieted {
  const pairs = exchanges.flatMap((exchange, index) => {
    const [step, twin] = [steps[index], twins[index]];
    return step && twin ? [{ exchange, step, twin }] : [];
  });
  const noisy = new Set(
    pairs
      .filter(({ step, twin }) => step.receivedStatus === twin.receivedStatus)
      .flatMap(({ exchange, step, twin }) =>
        [...differingFrom(step, twin), ...differingFrom(twin, step)].map((each) => placeOf(each, exchange)),
      ),
  );
  const leftOut = new Map<string, number>();
  const quieted = pairs.map(({ exchange, step }): StepResult => {
    const differences = step.differences.filter((each) => {
      const place = placeOf(each, exchange);
      if (noisy.has(place)) leftOut.set(place, (leftOut.get(place) ?? 0) + 1);
      return !noisy.has(place);
    });
    const isSame = step.outcome === 'different' && differences.length === 0;
    return { ...step, differences, outcome: isSame ? 'same' : step.outcome };
  });
  return { steps: quieted, leftOut };
}
