import type { Readable } from 'node:stream';
import type { SheetColumn } from '../../../spreadsheet/sheet-xml.ts';
import { VERSIONS_SHEET } from '../../../spreadsheet/sheet-rows.ts';
import { workbookOf } from '../../../spreadsheet/workbook.ts';
import { COLUMNS, type SimulationRow } from './columns.ts';

/** Maximum number of rows below the headings; the format's limit is 1.048.576. */
const ROWS_PER_SHEET = 1_000_000;

const VERSION_COLUMNS: readonly SheetColumn[] = [
  { field: 'id', heading: 'ID', kind: 'whole', widthChars: 10 },
  { field: 'version', heading: 'Versión', kind: 'whole', widthChars: 10 },
];

/**
 * Returns the workbook of simulations as a stream, with a hidden sheet of versions.
 * @param count approximate number of rows, which determines the number of sheets
 */
export function simulationWorkbook(
  rows: AsyncGenerator<SimulationRow, void>,
  count: number,
  rowsPerSheet = ROWS_PER_SHEET,
): Readable {
  // Id and version of the first sheet's rows, one after the other, because an upload reads no other sheet.
  const versions: number[] = [];
  return workbookOf([
    ...Array.from({ length: Math.max(1, Math.ceil(count / rowsPerSheet)) }, (_sheet, index) => ({
      name: index === 0 ? 'Simulaciones' : `Simulaciones ${index + 1}`,
      columns: COLUMNS,
      rows: nextRows(rows, rowsPerSheet, index === 0 ? versions : undefined),
    })),
    { name: VERSIONS_SHEET, isHidden: true, columns: VERSION_COLUMNS, rows: versionRows(versions) },
  ]);
}

/** Reads the next rows, and leaves the others unread. @param versions receives each row's id and version */
async function* nextRows(
  rows: AsyncGenerator<SimulationRow, void>,
  count: number,
  versions?: number[],
): AsyncGenerator<SimulationRow, void> {
  for (let index = 0; index < count; index += 1) {
    const { value: row, done } = await rows.next();
    if (done) return;
    versions?.push(row.id, row.version);
    yield row;
  }
}

function* versionRows(versions: readonly number[]): Generator<{ id: number; version: number }, void> {
  for (let index = 0; index < versions.length; index += 2)
    yield { id: versions[index] ?? 0, version: versions[index + 1] ?? 0 };
}
