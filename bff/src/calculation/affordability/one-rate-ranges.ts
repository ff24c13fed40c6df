/** Range of a rate table; its upper bound belongs to it only if it is the product's last one. */
interface TableRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the ranges of whole numbers between `least` and `most` whose numbers all have one rate, in ascending order. An upper bound has
 * a range of its own, because only the product's last range includes it.
 * @param starts further numbers at which a range begins
 */
export function oneRateRanges(
  table: readonly TableRange[],
  starts: readonly number[],
  least: number,
  most: number,
): (readonly [from: number, to: number])[] {
  const bounds = table.flatMap(({ min, max }) => [Math.ceil(min), Math.ceil(max), Math.floor(max) + 1]);
  const sorted = [...new Set([least, ...starts, ...bounds])]
    .filter((start) => start >= least && start <= most)
    .sort((one, other) => one - other);
  return sorted.map((from, index) => [from, (sorted[index + 1] ?? most + 1) - 1]);
}
