/** A file that can't be read, with a sentence that says what to do about it. */
export class RefusedFile extends Error {}

/** Limits of a file. A larger one was not downloaded here, so it is refused before it is decompressed, whatever sizes it declares. */
export const FILE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  entries: 200,
  inflatedBytes: 50 * 1024 * 1024,
  ratio: 100,
  columns: 100,
  /** More than any downloaded file of the maximum size. */
  rows: 50_000,
  /** Maximum characters of a cell; the longest name has 254. */
  cellChars: 300,
  /** Maximum characters of all cells. */
  sheetChars: 5_000_000,
  /** Maximum number of listed refusals; the others are listed once these are corrected. */
  refusals: 200,
} as const;

const SAVE_AGAIN = 'Ábralo en su planilla de cálculo y guárdelo como .xlsx.';

/** Appends to a cell's text, and drops what exceeds the limit by more than one character. */
export const appended = (text: string, more: string): string =>
  text + more.slice(0, Math.max(0, FILE_LIMITS.cellChars + 1 - text.length));

/** Reasons of refusals, in sentences for staff. */
export const REFUSED = {
  notExcel: 'No es un archivo .xlsx ni .xls.',
  damaged: `El archivo está dañado o incompleto. ${SAVE_AGAIN}`,
  tooLarge: 'El contenido del archivo es demasiado grande.',
  tooManyColumns: `El archivo tiene más de ${FILE_LIMITS.columns} columnas.`,
  tooManyRows: `El archivo tiene más de ${FILE_LIMITS.rows.toLocaleString('es-CL')} filas. Divídalo en varios.`,
  encrypted: 'El archivo está protegido con contraseña. Guárdelo sin ella.',
  macros: 'El archivo tiene macros. Guárdelo como .xlsx.',
  declarations: `El archivo tiene declaraciones que no se admiten. ${SAVE_AGAIN}`,
  encoding: `El texto del archivo no está en UTF-8. ${SAVE_AGAIN}`,
  empty: 'El archivo no tiene filas.',
  exhausting: 'El archivo no se pudo leer en el tiempo y la memoria disponibles.',
} as const;
