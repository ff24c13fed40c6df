import { isObject } from '@simulador/contracts/api/json';
import { ROW_IDS } from '@simulador/contracts/generated/fields';
import { Decimal } from 'decimal.js';
import { type JsonPath, pathText } from './json-path.ts';

/** Difference of two documents at a path; a side is undefined if it has no value there. */
export interface JsonDifference {
  /** `$.salida[0].Tasa` */
  readonly path: string;
  readonly recorded: unknown;
  readonly received: unknown;
}

export interface DiffRules {
  /** Returns true if a path and everything below it is ignored. */
  ignored?(path: JsonPath): boolean;
  /** Returns the maximum difference of two numbers; 0 by default. */
  tolerance?(path: JsonPath): number;
  /** Returns true if two numbers that differ by more than the tolerance count as equal. */
  sameNumber?(recorded: number, received: number, path: JsonPath): boolean;
  /** Returns true if two different texts count as equal. */
  sameText?(recorded: string, received: string, path: JsonPath): boolean;
}

/** Compares with decimal arithmetic, because 11.4797 - 11.4796 in doubles is more than 0.0001. */
const near = (one: number, other: number, tolerance: number): boolean =>
  one === other || (tolerance > 0 && new Decimal(one).minus(other).abs().lte(tolerance));

type Pair = readonly [recorded: number | undefined, received: number | undefined];

/** Fields that identify a row, the surest first. */
const ID_FIELDS = ['uuid', ...ROW_IDS];

/**
 * Pairs the rows of two lists by id if rows are missing or added, so that the rows behind them are not all different. Returns undefined
 * for lists with the same ids, whose order matters, and for lists without ids in common.
 */
function pairsById(recorded: readonly unknown[], received: readonly unknown[]): Pair[] | undefined {
  const rows = [...recorded, ...received];
  const field = ID_FIELDS.find((name) => rows.every((row) => isObject(row) && Object.hasOwn(row, name)));
  if (field === undefined) return undefined;
  const idsOf = (list: readonly unknown[]): unknown[] =>
    list.map((row) => (row as Readonly<Record<string, unknown>>)[field]);
  const [ones, others] = [idsOf(recorded), idsOf(received)];
  const shared = ones.filter((id) => others.includes(id));
  const hasOnlyShared = shared.length === ones.length && shared.length === others.length;
  if (shared.length === 0 || hasOnlyShared || new Set(ones).size < ones.length) return undefined;
  const placeIn = (list: readonly unknown[], id: unknown): number | undefined =>
    list.includes(id) ? list.indexOf(id) : undefined;
  const added = others.flatMap((id, index): Pair[] => (ones.includes(id) ? [] : [[undefined, index]]));
  return [...ones.map((id, index): Pair => [index, placeIn(others, id)]), ...added];
}

/** Pairs elements by their places. */
const inTurn = (one: number, other: number): readonly Pair[] =>
  Array.from({ length: Math.max(one, other) }, (_, index) => [index, index]);

function sameLeaf(recorded: unknown, received: unknown, path: JsonPath, rules: DiffRules): boolean {
  if (typeof recorded === 'number' && typeof received === 'number')
    return (
      near(recorded, received, rules.tolerance?.(path) ?? 0) ||
      (rules.sameNumber?.(recorded, received, path) ?? false)
    );
  if (typeof recorded === 'string' && typeof received === 'string')
    return recorded === received || (rules.sameText?.(recorded, received, path) ?? false);
  return recorded === received;
}

/** Returns all differences of two documents. */
export function differencesOf(
  recorded: unknown,
  received: unknown,
  rules: DiffRules,
  path: JsonPath = [],
): JsonDifference[] {
  if (rules.ignored?.(path)) return [];
  if (Array.isArray(recorded) && Array.isArray(received)) {
    const pairs = pairsById(recorded, received) ?? inTurn(recorded.length, received.length);
    return pairs.flatMap(([one = -1, other = -1]) => {
      const place = one === -1 ? other : one;
      return differencesOf(recorded[one], received[other], rules, [...path, place]);
    });
  }
  if (isObject(recorded) && isObject(received) && Array.isArray(recorded) === Array.isArray(received)) {
    const names = new Set([...Object.keys(recorded), ...Object.keys(received)]);
    const at = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
      Object.hasOwn(value, name) ? value[name] : undefined;
    return [...names].flatMap((name) =>
      differencesOf(at(recorded, name), at(received, name), rules, [...path, name]),
    );
  }
  return sameLeaf(recorded, received, path, rules) ? [] : [{ path: pathText(path), recorded, received }];
}
