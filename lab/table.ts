/** Prints a line of a Markdown table. */
export const printRow = (cells: readonly (string | number)[]): void =>
  console.log(`| ${cells.join(' | ')} |`);

export function printHeads(heads: readonly string[]): void {
  printRow(heads);
  printRow(heads.map(() => '---'));
}

/** Returns the least, the middle and the greatest value; NaN without values. */
export function spread(values: readonly number[]): { least: number; median: number; most: number } {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { least: at(0), median: at(0.5), most: at(1) };
}
