import { describe, expect, it } from '@jest/globals';
import { type Range, utils, write } from '@e965/xlsx';
import { cell, HEAD, relation, SHEET, sheetXml, workbook } from '../testing/hostile-workbooks.ts';
import { readSheet } from './read-sheet.ts';
import { REFUSED } from './refused-file.ts';
import { SIMULATION_SHEET } from '../office/spreadsheets/upload/requested-changes.ts';

const ROWS = [
  ['ID', 'Estado', 'Ejecutivo'],
  [7, 'Aprobada', 'Paula Soto'],
  [8, 'Rechazada', null],
  [9, 'Aprobada', null],
];
const FORMATS = ['xlsx', 'biff8'] as const;

const read = (merged: readonly string[], bookType: (typeof FORMATS)[number] = 'xlsx') => {
  const sheet = utils.aoa_to_sheet(ROWS);
  sheet['!merges'] = merged.map((range): Range => utils.decode_range(range));
  const book = utils.book_new(sheet, 'Hoja 1');
  return readSheet(write(book, { type: 'buffer', bookType }) as Buffer, SIMULATION_SHEET);
};

describe('merged cells', () => {
  it.each(FORMATS)('have their value in each of their rows, saved as %s', async (bookType) => {
    const { rows, refused } = await read(['C2:C4'], bookType);
    expect(rows.map(({ id, executive }) => [id, executive])).toEqual(
      [7, 8, 9].map((id) => [id, 'paula soto']),
    );
    expect(refused).toEqual([]);
  });

  it('of several columns, or with the headings, are refused by their cells', async () => {
    const message = 'Está combinada con celdas de otra columna o de los títulos. Sepárelas.';
    expect((await read(['B4:C4'])).refused).toEqual([{ row: 4, column: 'Ejecutivo', message }]);
    expect((await read(['C1:C3'])).refused).toEqual([
      { row: 2, column: 'Ejecutivo', message },
      { row: 3, column: 'Ejecutivo', message },
    ]);
  });

  it('of ids are refused, because each row needs its own', async () => {
    const row = `<row r="2"><c r="A2"><v>7</v></c>${cell('Aprobada')}</row><row r="3"><c r="A3"/>${cell('Aprobada')}</row>`;
    const merges = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
    const file = await workbook({
      [SHEET]: `<worksheet><sheetData>${HEAD}${row}</sheetData>${merges}</worksheet>`,
    });
    expect((await readSheet(file, SIMULATION_SHEET)).refused).toEqual([
      expect.objectContaining({ row: 3, column: 'ID' }),
    ]);
  });

  it('that cover more than any sheet are refused', async () => {
    const merges = '<mergeCell ref="B2:B1000000"/>'.repeat(60_000);
    const file = await workbook({
      [SHEET]: `<worksheet><sheetData>${HEAD}</sheetData>${merges}</worksheet>`,
    });
    await expect(readSheet(file, SIMULATION_SHEET)).rejects.toThrow(REFUSED.tooLarge);
  });
});

it('the first sheet with rows is read, if a chart has a sheet before it', async () => {
  const file = await workbook({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="g" r:id="rId1"/><sheet name="a" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation(
      ['chartsheet', 'chartsheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet1.xml'],
    ),
    'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    [SHEET]: sheetXml(`${HEAD}<row><c><v>7</v></c>${cell('Aprobada')}</row>`),
  });
  expect((await readSheet(file, SIMULATION_SHEET)).rows).toEqual([{ row: 2, id: 7, state: 'aprobada' }]);
});

it('a declared encoding other than UTF-8 is refused by its name', async () => {
  const declared = (encoding: string) =>
    workbook({
      [SHEET]: Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>${sheetXml(HEAD)}`, 'latin1'),
    }).then((file) => readSheet(file, SIMULATION_SHEET));
  await expect(declared('ISO-8859-1')).rejects.toThrow(REFUSED.encoding);
  expect((await declared('UTF-8')).rows).toEqual([]);
});
