import { CFB } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildIfStale } from '../testing/built.ts';
import { cell, HEAD, relation, sharedText, SHEET, sheetXml, workbook } from '../testing/hostile-workbooks.ts';
import { behindHiddenSheet, workbookWith } from '../testing/spreadsheets.ts';
import { SIMULATION_SHEET } from '../office/spreadsheets/upload/requested-changes.ts';
import { readSheet } from './read-sheet.ts';
import { SheetThread } from './sheet-thread.ts';
import { refusedCells } from './refusals.ts';
import { REFUSED } from './refused-file.ts';

/** Returns a zip bomb whose directory states a false size. */
async function lying(): Promise<Buffer> {
  const file = await workbook({ [SHEET]: sheetXml(HEAD + ' '.repeat(40_000)) });
  const entry = file.lastIndexOf(Buffer.from(SHEET)) - 46;
  file.writeUInt32LE(500, entry + 24);
  return file;
}

const container = (stream: string): Buffer => {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, stream, Buffer.alloc(5000, 1));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
};

const FILES: Readonly<Record<string, readonly [sentence: string, file: () => Buffer | Promise<Buffer>]>> = {
  'a bomb': [REFUSED.tooLarge, () => workbook({ [SHEET]: sheetXml(' '.repeat(3_000_000)) })],
  'a bomb of many parts': [
    REFUSED.tooLarge,
    () => workbook(Object.fromEntries(Array.from({ length: 200 }, (_part, n) => [`xl/${n}.xml`, 'x']))),
  ],
  'a size that lies': [REFUSED.damaged, lying],
  'another zip': [REFUSED.notExcel, () => workbook({ '_rels/.rels': '<Relationships/>' })],
  'a text document': [
    REFUSED.notExcel,
    () =>
      workbook({
        '_rels/.rels': relation(['officeDocument', 'word/document.xml']),
        'word/document.xml': '<document/>',
      }),
  ],
  'a page with another name': [
    REFUSED.notExcel,
    () => Buffer.from('<html><table><tr><td>ID</td></tr></table></html>'),
  ],
  'an old container of something else': [REFUSED.notExcel, () => container('/WordDocument')],
  'a declaration of a document type': [
    REFUSED.declarations,
    () => workbook({ [SHEET]: `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${sheetXml(HEAD)}` }),
  ],
  '20.000 columns': [
    REFUSED.tooManyColumns,
    () =>
      workbook({
        [SHEET]: sheetXml(
          `<row>${Array.from({ length: 20_000 }, (_cell, n) => cell(`x${n ** 3}`)).join('')}</row>`,
        ),
      }),
  ],
  'a broken end': [REFUSED.damaged, () => workbookWith([['ID', 'Estado']]).subarray(0, -200)],
  'broken XML': [REFUSED.damaged, () => workbook({ [SHEET]: `${sheetXml(HEAD)}<` })],
  'a password': [REFUSED.encrypted, () => container('/EncryptedPackage')],
  macros: [REFUSED.macros, () => workbook({ [SHEET]: sheetXml(HEAD), 'xl/vbaProject.bin': 'x' })],
  'a broken old workbook': [
    REFUSED.damaged,
    () => workbookWith([['ID', 'Estado']], 'biff8').subarray(0, 1500),
  ],
  'no rows': [REFUSED.empty, () => workbook({ [SHEET]: sheetXml('') })],
  'no content': [REFUSED.empty, () => Buffer.alloc(0)],
};

describe('a file with', () => {
  it.each(Object.entries(FILES))('%s is refused with the reason', async (_what, [sentence, file]) => {
    await expect(readSheet(await file(), SIMULATION_SHEET)).rejects.toThrow(sentence);
  });

  it('formulas is refused cell by cell, in whichever column', async () => {
    const row = `<row r="7"><c r="A7"><f>1+1</f><v>2</v></c>${cell('Aprobada')}<c r="D7"><f>cmd|a!1</f></c></row>`;
    const { rows, refused } = await readSheet(
      await workbook({ [SHEET]: sheetXml(HEAD + row) }),
      SIMULATION_SHEET,
    );
    const message = 'Tiene una fórmula. Escriba el valor.';
    expect([rows, refused]).toEqual([
      [],
      [
        { row: 7, column: 'ID', message },
        { row: 7, column: '', message },
      ],
    ]);
  });

  it('columns twice, or without those that are needed, says which', async () => {
    const headings = (...names: string[]) => readSheet(workbookWith([names, names, names]), SIMULATION_SHEET);
    expect((await headings('N.º', 'Resolución')).refused.map(({ column }) => column)).toEqual(['ID']);
    expect((await headings('Id', 'Otra')).refused.map(({ column }) => column)).toEqual(['Estado']);
    await expect(headings('N.º', 'Otra')).rejects.toThrow(
      'No tiene la fila con los títulos de las columnas: ID, Estado, Resolución, Ejecutivo.',
    );
    expect((await headings('ID', 'Estado', 'ESTADO')).refused.map(({ column }) => column)).toEqual([
      'Estado',
    ]);
  });
});

it.each(['xlsx', 'biff8'] as const)('the first visible sheet is read, saved as %s', async (bookType) => {
  const rows = [
    ['ID', 'Estado'],
    [7, 'Aprobada'],
  ];
  const sheet = await readSheet(behindHiddenSheet(rows, bookType), SIMULATION_SHEET);
  expect(sheet.rows).toEqual([{ row: 2, id: 7, state: 'aprobada' }]);
});

it('lists the first 200 cells that can’t be applied, and says whether there are more', async () => {
  const refused = async (count: number) => {
    const rows = Array.from({ length: count }, () => ['doce', 'Aprobada']);
    const sheet = await readSheet(workbookWith([['ID', 'Estado'], ...rows]), SIMULATION_SHEET);
    return refusedCells(sheet.refused).extra;
  };
  const listed = expect.arrayContaining([expect.objectContaining({ row: 201 })]);
  expect(await refused(200)).toMatchObject({ fields: [], members: { rows: listed } });
  const message = 'Hay más celdas por corregir: estas son las primeras 200.';
  expect(await refused(201)).toMatchObject({ fields: [{ message }], members: { rows: listed } });
  expect((await refused(300)).members).toEqual((await refused(201)).members);
});

describe('long texts', () => {
  it('are read up to 300 characters, and a longer one is refused by its cell', async () => {
    const { rows } = await readSheet(await sharedText('á'.repeat(300), 2), SIMULATION_SHEET);
    expect(rows.map(({ state }) => state?.length)).toEqual([300, 300]);
    const longer = await readSheet(await sharedText('á'.repeat(301), 2), SIMULATION_SHEET);
    const message = 'Tiene más de 300 caracteres.';
    expect([longer.rows, longer.refused]).toEqual([
      [],
      [2, 3].map(() => expect.objectContaining({ column: 'Estado', message })),
    ]);
  });

  it('of a million letters are dropped, however many cells refer to them', async () => {
    const letters = Array.from({ length: 20_000 }, (_word, n) => `${'a'.repeat(40)}${n % 7919}`).join('');
    const sheet = await readSheet(await sharedText(letters, 200), SIMULATION_SHEET);
    expect(JSON.stringify(sheet).length).toBeLessThan(20_000);
  });

  it('may be 5 million characters in all', async () => {
    const rows = (count: number) => sharedText('c'.repeat(299), count);
    expect((await readSheet(await rows(16_000), SIMULATION_SHEET)).rows).toHaveLength(16_000);
    await expect(readSheet(await rows(17_000), SIMULATION_SHEET)).rejects.toThrow(REFUSED.tooLarge);
  });

  it('are folded in the thread, and counted after folding', async () => {
    const { rows } = await readSheet(await sharedText('  Én\u00adEvaluación ', 1), SIMULATION_SHEET);
    expect(rows).toEqual([{ row: 2, id: 1, state: 'enevaluacion' }]);
    // One character that folding turns into 18.
    const growing = await sharedText('\ufdfa'.repeat(300), 1_000);
    await expect(readSheet(growing, SIMULATION_SHEET)).rejects.toThrow(REFUSED.tooLarge);
  });
});

describe('the reading of files', () => {
  let deep: Buffer;
  beforeAll(async () => {
    buildIfStale();
    const names = Array.from({ length: 300_000 }, (_tag, n) => `<t${((n * 7919) % 1_000_003).toString(36)}>`);
    deep = await workbook({ [SHEET]: sheetXml(HEAD + names.join('')) });
  });

  const short = workbookWith([
    ['ID', 'Estado'],
    [7, 'Aprobada'],
  ]);
  /** Only the memory ends the reading. */
  const LIMITS = { heapMb: 32, timeoutMs: 3_600_000 };
  const read = (file: Buffer, signal = new AbortController().signal) =>
    new SheetThread().read({ file, wanted: SIMULATION_SHEET }, signal, LIMITS);

  it('refuses a file that would need too much memory, and reads the next one', async () => {
    await expect(read(deep)).rejects.toThrow(REFUSED.exhausting);
    expect(await read(short)).toEqual({ rows: [{ row: 2, id: 7, state: 'aprobada' }], refused: [] });
  });

  it('ends when the client has disconnected', async () => {
    const unwanted = new AbortController();
    const reading = read(deep, unwanted.signal);
    unwanted.abort(new Error('nobody waits'));
    await expect(reading).rejects.toThrow('nobody waits');
    await expect(read(short, unwanted.signal)).rejects.toThrow('nobody waits');
  });
});
