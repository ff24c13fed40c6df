import type { ReceivedRequest } from './canonical.ts';
import type { JsonDiff, JsonDifference } from './json-diff.ts';

export interface NearestRecorded<T extends ReceivedRequest> {
  readonly recorded: T;
  readonly differences: readonly JsonDifference[];
}

const MAX_SHOWN = 20;
const PATH_COST = 10;
const METHOD_COST = 5;

function pathCost(one: string, other: string): number {
  if (one === other) return 0;
  const [short, long] = [one.split('/'), other.split('/')].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  return (
    PATH_COST *
    Math.max(1, long.filter((segment, index) => segment.toLowerCase() !== short[index]?.toLowerCase()).length)
  );
}

function lineDifferences(recorded: ReceivedRequest, received: ReceivedRequest): JsonDifference[] {
  return (['method', 'path'] as const)
    .filter((part) => recorded[part] !== received[part])
    .map((part) => ({ path: part, recorded: recorded[part], received: received[part] }));
}

function queryDifferences(recorded: ReceivedRequest, received: ReceivedRequest): JsonDifference[] {
  const valuesOf = ({ query }: ReceivedRequest, name: string): string[] =>
    query.filter(([each]) => each === name).map(([, value]) => value);
  const names = new Set([...recorded.query, ...received.query].map(([name]) => name));
  return [...names]
    .map((name) => ({ name, one: valuesOf(recorded, name), other: valuesOf(received, name) }))
    .filter(({ one, other }) => one.join('\0') !== other.join('\0'))
    .map(({ name, one, other }) => ({
      path: `query.${name}`,
      recorded: one.join(', '),
      received: other.join(', '),
    }));
}

function bodyDifferences(
  { body: recorded }: ReceivedRequest,
  { body: received }: ReceivedRequest,
  diff: JsonDiff,
): JsonDifference[] {
  if (recorded.kind === 'omitted') return [];
  const valueOf = (body: ReceivedRequest['body']): unknown =>
    body.kind === 'json' ? body.value : body.kind === 'text' ? body.text : undefined;
  return diff.between(valueOf(recorded), valueOf(received));
}

/**
 * Returns the recorded request with the fewest differences from the received one, and the differences. Undefined if
 * nothing was recorded.
 */
export function nearestRecorded<T extends ReceivedRequest>(
  received: ReceivedRequest,
  candidates: readonly T[],
  diff: JsonDiff,
): NearestRecorded<T> | undefined {
  let best: (NearestRecorded<T> & { cost: number }) | undefined;
  for (const recorded of candidates) {
    const lines = lineDifferences(recorded, received);
    const fields = [...queryDifferences(recorded, received), ...bodyDifferences(recorded, received, diff)];
    const cost =
      pathCost(recorded.path, received.path) +
      (recorded.method === received.method ? 0 : METHOD_COST) +
      fields.length;
    if (!best || cost < best.cost)
      best = { recorded, cost, differences: [...lines, ...fields].slice(0, MAX_SHOWN) };
  }
  return best;
}
