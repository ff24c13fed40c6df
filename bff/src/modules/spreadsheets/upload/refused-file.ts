/** A file that is not read, and what the person who sent it can do about it. */
export class RefusedFile extends Error {}

/** A larger file is not ours: it is refused before it is decompressed, whatever sizes it declares. */
export const FILE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  entries: 200,
  inflatedBytes: 50 * 1024 * 1024,
  ratio: 100,
  columns: 100,
  /** More than any file of ours below the limit of bytes. */
  rows: 50_000,
  /** Characters of a cell that is applied; the longest name has 254. */
  cellChars: 300,
  /** Characters of all cells that are applied. */
  sheetChars: 5_000_000,
  /** How many refusals are listed; the others appear once these are corrected. */
  refusals: 200,
} as const;

const SAVE_AGAIN = 'Ábralo en su planilla de cálculo y guárdelo como .xlsx.';

/** Adds to a cell's text; what exceeds the limit by more than one character is dropped. */
export const appended = (text: string, more: string): string =>
  text + more.slice(0, Math.max(0, FILE_LIMITS.cellChars + 1 - text.length));

/** Why, in sentences for staff. */
export const REFUSED = {
  notExcel: 'No es un archivo .xlsx ni .xls.',
  damaged: `El archivo está dañado o incompleto. ${SAVE_AGAIN}`,
  tooLarge: 'El contenido del archivo es demasiado grande.',
  tooManyColumns: `El archivo tiene más de ${FILE_LIMITS.columns} columnas.`,
  tooManyRows: `El archivo tiene más de ${FILE_LIMITS.rows.toLocaleString('es-CL')} filas. Divídalo en varios.`,
  encrypted: 'El archivo está protegido con contraseña. Guárdelo sin ella.',
  macros: 'El archivo tiene macros. Guárdelo como .xlsx.',
  declarations: `El archivo tiene declaraciones que no se admiten. ${SAVE_AGAIN}`,
  empty: 'El archivo no tiene filas.',
  exhausting: 'El archivo no se pudo leer en el tiempo y la memoria disponibles.',
} as const;
