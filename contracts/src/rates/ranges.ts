/** Contiguous ranges, each with its lower bound and without its upper one. See docs/rules.md R350. */

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Largest bound of a range, and largest limit of a product: years, which are whole, and UF, in steps of 0.01. */
export const RANGE_BOUND_MAX = { period: 100, amount: 10_000_000 } as const;

/** Gaps and overlaps of ranges. */
export interface RangeFaults {
  /** Values in none of the ranges. */
  readonly holes: readonly Range[];
  /** Values in more than one range. */
  readonly overlaps: readonly Range[];
}

interface Segment extends Range {
  readonly holders: number;
}

/** Returns the range from the lowest bound to the highest one. */
const extentOf = (ranges: readonly Range[]): Range => ({
  min: Math.min(...ranges.map(({ min }) => min)),
  max: Math.max(...ranges.map(({ max }) => max)),
});

/** Finds holes within the limits, and overlaps everywhere. */
export function rangeFaults(ranges: readonly Range[], limits = extentOf(ranges)): RangeFaults {
  const segments = segmentsOf(ranges, limits);
  const isWithin = ({ min, max }: Range): boolean => min >= limits.min && max <= limits.max;
  return {
    holes: joined(segments.filter((segment) => segment.holders === 0 && isWithin(segment))),
    overlaps: joined(segments.filter(({ holders }) => holders > 1)),
  };
}

/** Splits the limits at all bounds of the ranges. */
function segmentsOf(ranges: readonly Range[], limits: Range): Segment[] {
  const bounds = new Set([...ranges, limits].flatMap(({ min, max }) => [min, max]));
  const sorted = [...bounds].sort((one, other) => one - other);
  return sorted.slice(1).map((max, index) => {
    const min = sorted[index] ?? max;
    return { min, max, holders: ranges.filter((range) => range.min <= min && range.max >= max).length };
  });
}

/** Joins adjacent ranges. */
function joined(ranges: readonly Range[]): Range[] {
  return ranges.reduce<Range[]>((found, { min, max }) => {
    const last = found.at(-1);
    return last?.max === min ? [...found.slice(0, -1), { min: last.min, max }] : [...found, { min, max }];
  }, []);
}
