import { FILE_LIMITS, REFUSED, RefusedFile } from './refused-file.ts';

/** A block of merged cells. Only its first cell has a value in the file. Columns from 0, rows from 1, both inclusive. */
export interface MergedCells {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** Maximum number of cells that all blocks together may cover. */
const COVERED_MAX = FILE_LIMITS.rows * FILE_LIMITS.columns;

/** The rows that are read, and the columns that mean something in them. */
interface MergedSheet<Row> {
  readonly rows: ReadonlyMap<number, Row>;
  readonly merged: readonly MergedCells[];
  /** Names of the fields by column. The ids' column has none, because no two rows share an id. */
  readonly fields: ReadonlyMap<number, string>;
  /** Called for a field whose value is not in its own column or in a row that is read. */
  readonly onUnread: (row: number, column: number) => void;
}

/** Returns the rows with the value of each merged block in all rows of the block. @throws RefusedFile for too many blocks */
export function withMergedValues<Row extends object>(sheet: MergedSheet<Row>): Row[] {
  const { rows, merged, fields, onUnread } = sheet;
  const filled = new Map(rows);
  const lastRead = [...rows.keys()].reduce((last, number) => Math.max(last, number), 0);
  let covered = 0;
  for (const { firstRow, lastRow, firstColumn, lastColumn } of merged) {
    const first = rows.get(firstRow);
    for (const [column, field] of fields) {
      if (column < firstColumn || column > lastColumn) continue;
      for (let number = firstRow; number <= Math.min(lastRow, lastRead); number += 1) {
        if ((covered += 1) > COVERED_MAX) throw new RefusedFile(REFUSED.tooLarge);
        const row = filled.get(number);
        if (row === undefined || (number === firstRow && column === firstColumn)) continue;
        if (first === undefined || column !== firstColumn) onUnread(number, column);
        else filled.set(number, { ...row, [field]: first[field as keyof Row] });
      }
    }
  }
  return [...filled.values()];
}
