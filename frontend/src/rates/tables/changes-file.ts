/** A product's history as a CSV file. */
import { formatInstant } from '@simulador/contracts/platform/instants';
import { readChanges, type ChangesFilter, type ProductChange } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { changedLines } from './changed-lines.ts';

const HEADINGS = ['Cuándo', 'Quién', 'Hoja', 'Escribió', 'Cambio', 'Antes', 'Después'];
/** Beginnings of a text that a spreadsheet program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""').replaceAll('\u00a0', ' ')}"`;

/** Returns a CSV line for each change, with time, who decided it, sheet and author. */
export const changesCsv = (changes: readonly ProductChange[], tables: RateTables): string =>
  [
    HEADINGS,
    ...changes.flatMap((change) =>
      changedLines(change, tables).map(({ name, before, after }) => [
        ...[formatInstant(new Date(change.at)), change.by ?? 'Sistema'],
        ...[change.sheet?.name ?? '', change.sheet?.author ?? '', name, before, after],
      ]),
    ),
  ]
    .map((cells) => cells.map(cell).join(';'))
    .join('\r\n');

/** Returns the changes of all pages as a file, with a byte order mark that marks it as UTF-8. */
export async function changesFile(product: number, filter: ChangesFilter, tables: RateTables): Promise<Blob> {
  const changes: ProductChange[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await readChanges(product, { ...filter, page });
    pages = Math.ceil(answer.total / answer.page_size);
    changes.push(...answer.changes);
  }
  return new Blob(['\ufeff', changesCsv(changes, tables)], { type: 'text/csv' });
}
