const HEAD = ['tabla', 'fila', 'campo', 'valor'];

/** Matches a text that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns a person's data as CSV (RFC 4180, separated by semicolons as spreadsheets in Chile expect): one line per value, with its table,
 * row number and name. A text that a spreadsheet would read as a formula begins with an apostrophe.
 */
export function csvOf(tables: Readonly<Record<string, readonly object[]>>): string {
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row, index) =>
      leaves(row, []).map(([field, value]) => [table, String(index + 1), field, value]),
    ),
  );
  return [HEAD, ...lines].map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('');
}

function leaves(value: unknown, path: readonly string[]): [field: string, value: string][] {
  if (value === null || value === undefined) return [[path.join('.'), '']];
  if (typeof value !== 'object') return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
