import {
  type UploadedRow,
  type SheetRows,
  SheetCollector,
  VersionCollector,
  type SheetLayout,
} from './sheet-rows.ts';
import { readXlsx } from './read-xlsx.ts';
import { REFUSED, RefusedFile } from './refused-file.ts';

/** First bytes of a zip archive: the format is recognised by content, not by name. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const begins = (file: Buffer, signature: Buffer): boolean =>
  file.subarray(0, signature.length).equals(signature);

/** Reads the rows of an uploaded file. @throws RefusedFile */
export async function readSheet<Field extends string>(
  file: Buffer,
  wanted: SheetLayout<Field>,
): Promise<SheetRows<Field>> {
  const sheet = new SheetCollector(wanted);
  const versionRows = new VersionCollector();
  try {
    if (begins(file, ZIP)) await readXlsx(file, sheet, versionRows);
    else if (begins(file, COMPOUND)) (await import('./read-xls.ts')).readXls(file, sheet, versionRows);
    else throw new RefusedFile(file.length === 0 ? REFUSED.empty : REFUSED.notExcel);
  } catch (error) {
    // Any error while reading untrusted bytes is caused by them.
    throw error instanceof RefusedFile ? error : new RefusedFile(REFUSED.damaged);
  }
  const { rows, ...rest } = sheet.end();
  const withVersion = (row: UploadedRow<Field>): UploadedRow<Field> => {
    const version = versionRows.versions.get(row.id);
    return version === undefined ? row : { ...row, version };
  };
  return { rows: rows.map(withVersion), ...rest };
}
