type Cell = Date | string | number | boolean | null;

/** Writes a cell as people here do; a workbook's dates have no time. */
function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell ?? '');
}

/**
 * Returns the lines of a file: a text in UTF-8 or, with its mark, UTF-16, or the first sheet of a workbook. Null for any other file.
 * @throws if the browser or the workbook's reader can't read the file
 */
export async function linesOf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[mark] ?? 'utf-8';
  const content = new TextDecoder(encoding).decode(bytes);
  if (!content.includes('\0')) return content;
  if (!content.startsWith('PK')) return null;
  const { readSheet } = await import('read-excel-file/browser');
  const rows = (await readSheet(file)) as Cell[][];
  return rows.map((row) => row.map(textOf).join('\t')).join('\n');
}
