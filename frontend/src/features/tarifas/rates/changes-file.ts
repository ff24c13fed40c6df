/** The history of a product as a file that a spreadsheet program opens. */
import { formatInstant } from '@simulador/contracts/domain/instants';
import { readChanges, type ChangesWanted, type ProductChange } from '../rate-data.ts';
import type { RateTables } from '../use-rate-tables.ts';
import { changedLines } from './changed-lines.ts';

const HEADINGS = ['Cuándo', 'Quién', 'Hoja', 'Escribió', 'Cambio', 'Antes', 'Después'];
/** A spreadsheet program takes a text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""').replaceAll('\u00a0', ' ')}"`;

/** A line for each change, with its time, who decided it, and its sheet and author. */
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

/** Returns the changes of all pages as a file. The byte order mark at its beginning marks it as UTF-8. */
export async function changesFile(product: number, wanted: ChangesWanted, tables: RateTables): Promise<Blob> {
  const changes: ProductChange[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await readChanges(product, { ...wanted, page });
    pages = Math.ceil(answer.total / answer.page_size);
    changes.push(...answer.changes);
  }
  return new Blob(['\ufeff', changesCsv(changes, tables)], { type: 'text/csv' });
}
