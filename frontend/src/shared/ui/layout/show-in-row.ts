/** Scrolls a row that is wider than its room, a phone's for instance, until one of its items is in the middle. */
export function showInRow(row: Element | null, item: Element | null | undefined): void {
  if (!row || !item) return;
  const { left, width } = row.getBoundingClientRect();
  const its = item.getBoundingClientRect();
  row.scrollLeft += its.left + its.width / 2 - left - width / 2;
}
