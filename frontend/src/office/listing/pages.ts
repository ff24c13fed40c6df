export const pageCountOf = (count: number, pageSize: number): number =>
  Math.max(Math.ceil(count / pageSize), 1);

/** Returns the numbers of the first page, the last one and those around the current one; null for omitted ones. */
export function pagesAround(page: number, last: number): readonly (number | null)[] {
  const near = [page - 1, page, page + 1].filter((each) => each > 1 && each < last);
  const shown = [...new Set([1, ...near, last])];
  return shown.flatMap((each, index) => {
    const left = each - (shown[index - 1] ?? 0) - 1;
    // A single page takes no more space than an ellipsis.
    if (left === 1) return [each - 1, each];
    return left > 1 ? [null, each] : [each];
  });
}
