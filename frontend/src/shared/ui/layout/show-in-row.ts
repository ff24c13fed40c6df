/** Scrolls a row horizontally until the item is in its middle. */
export function showInRow(row: Element | null, item: Element | null | undefined): void {
  if (!row || !item) return;
  const { left, width } = row.getBoundingClientRect();
  const its = item.getBoundingClientRect();
  row.scrollLeft += its.left + its.width / 2 - left - width / 2;
}
