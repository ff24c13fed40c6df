import { read, utils, type WorkSheet, write } from '@e965/xlsx';
import type { Response } from 'supertest';
import { currentRequest } from '../http/request-scope.ts';
import type { Member } from './staff.ts';
import type { TestBff } from './test-bff.ts';

export const EXCEL_PATH = '/simulations/api/simulations/excel';
export const READ_PATH = '/api/simulador/planilla/lectura';
export type CellValue = string | number | Date | null;

/** Parses an answer as bytes. */
const bytes = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};

type Sender = Pick<Member, 'headers'>;

export const RATES_PATH = '/api/simulador/tarifas/planilla';

export const download = async (
  bff: TestBff,
  { headers }: Sender,
  query: object = {},
  path = EXCEL_PATH,
): Promise<Response> =>
  bff.http
    .get(path)
    .query(query)
    .set(headers)
    .buffer(true)
    .parse(bytes as never);

export const upload = async (
  bff: TestBff,
  { headers }: Sender,
  file: Buffer,
  name = 'Simulaciones.xlsx',
  path = EXCEL_PATH,
): Promise<Response> => bff.http.post(path).set(headers).attach('file', file, name);

/** Uploads like a browser that may disconnect. */
export function uploadUntil(
  signal: AbortSignal,
  bff: TestBff,
  { headers }: Sender,
  file: Buffer,
): Promise<unknown> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'Archivo.xlsx');
  return fetch(bff.url + EXCEL_PATH, { method: 'POST', headers, body, signal });
}

/** Disconnects the client during its request. Returns whether the server noticed. */
export async function leave(client: AbortController): Promise<boolean> {
  const request = currentRequest();
  const gone = new Promise<void>((resolve) => request?.onClientGone(resolve));
  client.abort();
  await gone;
  return request?.isClientGone === true;
}

/** Returns the first sheet of a workbook, read by another program. */
export function firstSheet(file: Buffer): WorkSheet {
  const { SheetNames, Sheets } = read(file, { type: 'buffer', cellDates: true, UTC: true });
  return Sheets[SheetNames[0] ?? ''] ?? {};
}

/** Returns its rows by heading. */
export const rowsOf = (file: Buffer): Record<string, CellValue>[] =>
  utils.sheet_to_json(firstSheet(file), { defval: null, UTC: true });

/** Returns the XML of a part of a workbook. */
export function partOf(file: Buffer, name: string): string {
  const { files } = read(file, { type: 'buffer', bookFiles: true }) as unknown as {
    readonly files: Readonly<Record<string, { readonly content: Uint8Array }>>;
  };
  return Buffer.from(files[name]?.content ?? []).toString();
}

/** Returns true if a cell of the first sheet is quoted. Read from the XML, because programs omit that style. */
export function isQuoted(file: Buffer, place: string): boolean {
  const cell = new RegExp(`r="${place}" s="(\\d+)"`).exec(partOf(file, 'xl/worksheets/sheet1.xml'));
  const formats =
    /<cellXfs[^]*<\/cellXfs>/.exec(partOf(file, 'xl/styles.xml'))?.[0].match(/<xf [^>]*>/g) ?? [];
  return formats[Number(cell?.[1])]?.includes('quotePrefix="1"') ?? false;
}

/** Returns a workbook as another program writes it. */
export function workbookWith(
  rows: readonly (readonly CellValue[])[],
  bookType: 'xlsx' | 'biff8' = 'xlsx',
): Buffer {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows as CellValue[][], { UTC: true }), 'Hoja 1');
  return write(workbook, { type: 'buffer', bookType }) as Buffer;
}

/** Returns the same workbook with a hidden sheet before it. */
export function behindHiddenSheet(
  rows: readonly (readonly CellValue[])[],
  bookType: 'xlsx' | 'biff8',
): Buffer {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Notas']]), 'Notas');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows as CellValue[][], { UTC: true }), 'Hoja 1');
  workbook.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  return write(workbook, { type: 'buffer', bookType }) as Buffer;
}

/** Returns a downloaded file with changed cells, by the simulation's number and the column's heading. */
export function edited(
  file: Buffer,
  changes: Readonly<Record<number, Readonly<Record<string, CellValue>>>>,
  bookType: 'xlsx' | 'biff8' = 'xlsx',
): Buffer {
  const workbook = read(file, { type: 'buffer', cellDates: true, UTC: true });
  const rows = rowsOf(file).map((row) => ({ ...row, ...changes[Number(row['ID'])] }));
  workbook.Sheets[workbook.SheetNames[0] ?? ''] = utils.json_to_sheet(rows, { UTC: true });
  return write(workbook, { type: 'buffer', bookType }) as Buffer;
}
