/** What turns one list into another: a step keeps or replaces an item, adds one, or omits one. */
export interface Step<Item> {
  /** Counted from 0 in the list that was there. */
  readonly index: number;
  readonly actual: Item | undefined;
  readonly expected: Item | undefined;
  readonly cost: number;
}

type Replacing<Item> = (actual: Item, expected: Item) => number;

interface Alignment<Item> {
  readonly cost: number;
  readonly steps: readonly Step<Item>[];
}

/** The cheapest steps from one list to the other (Levenshtein); `replacing` costs 0 for equals and at most 1. */
export function alignment<Item>(
  actual: readonly Item[],
  expected: readonly Item[],
  replacing: Replacing<Item>,
): Alignment<Item> {
  const add = ({ cost, steps }: Alignment<Item>, step: Step<Item>): Alignment<Item> => ({
    cost: cost + step.cost,
    steps: [...steps, step],
  });
  const start: Alignment<Item> = { cost: 0, steps: [] };
  let row = [start];
  for (const wanted of expected) {
    row.push(add(row.at(-1) ?? start, { index: 0, actual: undefined, expected: wanted, cost: 1 }));
  }
  actual.forEach((item, index) => {
    const removed = { index, actual: item, expected: undefined, cost: 1 };
    const next = [add(row[0] ?? start, removed)];
    expected.forEach((wanted, column) => {
      const replaced = { index, actual: item, expected: wanted, cost: replacing(item, wanted) };
      const added = { index: index + 1, actual: undefined, expected: wanted, cost: 1 };
      const ways = [
        add(row[column] ?? start, replaced),
        add(row[column + 1] ?? start, removed),
        add(next[column] ?? start, added),
      ];
      next.push(ways.reduce((best, way) => (way.cost < best.cost ? way : best)));
    });
    row = next;
  });
  return row.at(-1) ?? start;
}

const MAX_LETTERS = 30;

/** How different two words are, from 0 (equal) to 1 (nothing in common). */
export function wordDistance(actual: string, expected: string): number {
  if (actual === expected) return 0;
  const [from, to] = [actual.slice(0, MAX_LETTERS), expected.slice(0, MAX_LETTERS)];
  const { cost } = alignment([...from], [...to], (a, b) => (a === b ? 0 : 1));
  return Math.max(cost, 1) / Math.max(from.length, to.length, 1);
}
