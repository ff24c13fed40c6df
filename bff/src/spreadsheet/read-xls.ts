import { type CellObject, CFB, read, type WorkBook } from '@e965/xlsx';
import { type RowCollector, type SheetCell, VERSIONS_SHEET } from './sheet-rows.ts';
import { appended, REFUSED, RefusedFile } from './refused-file.ts';

const MACROS = /VBA/i;

/**
 * Reads the rows of the first visible sheet and of the sheet of versions. The old format is not compressed, so its size is bounded by the
 * file's.
 * @throws RefusedFile
 */
export function readXls(file: Buffer, sheet: RowCollector, versions: RowCollector): void {
  const streams = CFB.read(file, { type: 'buffer' }).FullPaths as string[];
  const has = (name: RegExp): boolean => streams.some((path) => name.test(path));
  // A current workbook with a password is wrapped in a container of the old format.
  if (has(/\/EncryptedPackage$/)) throw new RefusedFile(REFUSED.encrypted);
  if (has(MACROS)) throw new RefusedFile(REFUSED.macros);
  if (!has(/\/(?:Workbook|Book)$/i)) throw new RefusedFile(REFUSED.notExcel);
  const workbook = openedWorkbook(file);
  const first = firstVisible(workbook);
  collect(rowsOf(workbook, first), sheet);
  for (const { s: start, e: last } of workbook.Sheets[first ?? '']?.['!merges'] ?? [])
    sheet.merged?.({ row: start.r + 1, lastRow: last.r + 1, column: start.c, lastColumn: last.c });
  collect(rowsOf(workbook, VERSIONS_SHEET), versions);
}

function collect(rows: Rows, sheet: RowCollector): void {
  for (const [index, cells] of rows.entries()) sheet.row(index + 1, (cells ?? []).flatMap(sheetCell));
}

function openedWorkbook(file: Buffer): WorkBook {
  try {
    return read(file, {
      type: 'buffer',
      dense: true,
      cellFormula: true,
      cellText: false,
      cellHTML: false,
    });
  } catch (error) {
    const isEncrypted = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new RefusedFile(isEncrypted ? REFUSED.encrypted : REFUSED.damaged);
  }
}

/** Returns the first visible sheet with rows: a chart may have a sheet of its own. */
const firstVisible = ({ SheetNames, Sheets, Workbook }: WorkBook): string | undefined =>
  SheetNames.find((name, index) => !Workbook?.Sheets?.[index]?.Hidden && Sheets[name]?.['!type'] !== 'chart');

type Rows = (CellObject | undefined)[][];

const rowsOf = ({ Sheets }: WorkBook, name = ''): Rows =>
  (Sheets[name] as { '!data'?: Rows } | undefined)?.['!data'] ?? [];

const sheetCell = (cell: CellObject | undefined, column: number): SheetCell[] =>
  cell ? [{ column, text: appended('', String(cell.v ?? '')), isFormula: cell.f !== undefined }] : [];
