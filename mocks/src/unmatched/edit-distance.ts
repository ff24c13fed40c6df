/** What turns one list into another: a step keeps or replaces an item, adds one, or leaves one out. */
export interface Step<Item> {
  /** Counted from 0 in the list that was there. */
  readonly index: number;
  readonly actual: Item | undefined;
  readonly expected: Item | undefined;
  readonly cost: number;
}

/** A chain of steps, the last one first: ways that begin alike share their beginning. */
interface Way<Item> {
  readonly cost: number;
  readonly step?: Step<Item>;
  readonly before?: Way<Item>;
}

const START = { cost: 0 };

const further = <Item>(before: Way<Item>, step: Step<Item>): Way<Item> => ({
  cost: before.cost + step.cost,
  step,
  before,
});

function cheapest<Item>(first: Way<Item>, ...others: readonly Way<Item>[]): Way<Item> {
  return others.reduce((best, way) => (way.cost < best.cost ? way : best), first);
}

function stepsOf<Item>({ step, before }: Way<Item>): Step<Item>[] {
  return step ? [...(before ? stepsOf(before) : []), step] : [];
}

type Replacing<Item> = (actual: Item, expected: Item) => number;

const added = <Item>(index: number, expected: Item): Step<Item> => ({
  index,
  actual: undefined,
  expected,
  cost: 1,
});

function firstRow<Item>(expected: readonly Item[]): Way<Item>[] {
  const row: Way<Item>[] = [START];
  for (const [column, item] of expected.entries()) row.push(further(row[column] ?? START, added(0, item)));
  return row;
}

/** The cheapest way from the one list to the other (Levenshtein); `replacing` costs 0 for equals and at most 1. */
function cheapestWay<Item>(
  actual: readonly Item[],
  expected: readonly Item[],
  replacing: Replacing<Item>,
): Way<Item> {
  let row = firstRow(expected);
  for (const [index, item] of actual.entries()) {
    const leftOut = { index, actual: item, expected: undefined, cost: 1 };
    const next = [further(row[0] ?? START, leftOut)];
    for (const [column, wanted] of expected.entries()) {
      const replaced = { index, actual: item, expected: wanted, cost: replacing(item, wanted) };
      const way = cheapest(
        further(row[column] ?? START, replaced),
        further(row[column + 1] ?? START, leftOut),
        further(next[column] ?? START, added(index + 1, wanted)),
      );
      next.push(way);
    }
    row = next;
  }
  return row.at(-1) ?? START;
}

/** The cost of the cheapest way from the one list to the other, and its steps in order. */
export function alignment<Item>(
  actual: readonly Item[],
  expected: readonly Item[],
  replacing: Replacing<Item>,
): { readonly cost: number; readonly steps: readonly Step<Item>[] } {
  const way = cheapestWay(actual, expected, replacing);
  return { cost: way.cost, steps: stepsOf(way) };
}

const MAX_LETTERS = 30;

/** How different two words are, from 0 (equal) to 1 (nothing in common). */
export function wordDistance(actual: string, expected: string): number {
  if (actual === expected) return 0;
  const [from, to] = [actual.slice(0, MAX_LETTERS), expected.slice(0, MAX_LETTERS)];
  const { cost } = cheapestWay([...from], [...to], (a, b) => (a === b ? 0 : 1));
  return Math.max(cost, 1) / Math.max(from.length, to.length, 1);
}
