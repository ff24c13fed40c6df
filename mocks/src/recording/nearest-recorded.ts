import type { AskedRequest } from './canonical.ts';
import type { JsonDiff, JsonDifference } from './json-diff.ts';

export interface NearestRecorded<T extends AskedRequest> {
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

function lineDifferences(recorded: AskedRequest, asked: AskedRequest): JsonDifference[] {
  return (['method', 'path'] as const)
    .filter((part) => recorded[part] !== asked[part])
    .map((part) => ({ path: part, recorded: recorded[part], received: asked[part] }));
}

function queryDifferences(recorded: AskedRequest, asked: AskedRequest): JsonDifference[] {
  const valuesOf = ({ query }: AskedRequest, name: string): string[] =>
    query.filter(([each]) => each === name).map(([, value]) => value);
  const names = new Set([...recorded.query, ...asked.query].map(([name]) => name));
  return [...names]
    .map((name) => ({ name, one: valuesOf(recorded, name), other: valuesOf(asked, name) }))
    .filter(({ one, other }) => one.join('\0') !== other.join('\0'))
    .map(({ name, one, other }) => ({
      path: `query.${name}`,
      recorded: one.join(', '),
      received: other.join(', '),
    }));
}

function bodyDifferences(
  { body: recorded }: AskedRequest,
  { body: asked }: AskedRequest,
  diff: JsonDiff,
): JsonDifference[] {
  if (recorded.kind === 'omitted') return [];
  const valueOf = (body: AskedRequest['body']): unknown =>
    body.kind === 'json' ? body.value : body.kind === 'text' ? body.text : undefined;
  return diff.between(valueOf(recorded), valueOf(asked));
}

/** The recorded request that differs least from the one asked, and in what. Undefined when nothing was recorded. */
export function nearestRecorded<T extends AskedRequest>(
  asked: AskedRequest,
  candidates: readonly T[],
  diff: JsonDiff,
): NearestRecorded<T> | undefined {
  let best: (NearestRecorded<T> & { cost: number }) | undefined;
  for (const recorded of candidates) {
    const lines = lineDifferences(recorded, asked);
    const fields = [...queryDifferences(recorded, asked), ...bodyDifferences(recorded, asked, diff)];
    const cost =
      pathCost(recorded.path, asked.path) +
      (recorded.method === asked.method ? 0 : METHOD_COST) +
      fields.length;
    if (!best || cost < best.cost)
      best = { recorded, cost, differences: [...lines, ...fields].slice(0, MAX_SHOWN) };
  }
  return best;
}
