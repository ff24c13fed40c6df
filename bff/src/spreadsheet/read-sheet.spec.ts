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

const read = (merged: readonly string[], bookType: (typeof FORMATS)[number], cells: unknown[][] = ROWS) => {
  const sheet = utils.aoa_to_sheet(cells);
  sheet['!merges'] = merged.map((range): Range => utils.decode_range(range));
  const book = utils.book_new(sheet, 'Hoja 1');
  return readSheet(write(book, { type: 'buffer', bookType }) as Buffer, SIMULATION_SHEET);
};

describe('merged cells', () => {
  it.each(FORMATS)('are refused below a title, saved as %s', async (bookType) => {
    const message = 'Está combinada con otras celdas. Sepárelas.';
    const refusedFor = async (...ranges: string[]) => {
      const { refused } = await read(ranges, bookType);
      return refused.filter((cell) => cell.message === message).map(({ row, column }) => `${row} ${column}`);
    };
    expect(await refusedFor('C2:C4')).toEqual(['2 Ejecutivo']);
    expect(await refusedFor('B4:C4')).toEqual(['4 Estado']);
    expect(await refusedFor('C1:C3', 'A4:B4')).toEqual(['1 Ejecutivo', '4 ID']);
    expect(await refusedFor('C3:D3', 'D4:E4')).toEqual(['3 Ejecutivo']);
  });

  it.each(FORMATS)('of columns that are not read are not, saved as %s', async (bookType) => {
    const { rows, refused } = await read(['D1:E3'], bookType);
    expect([rows.map(({ id }) => id), refused]).toEqual([[7, 8, 9], []]);
  });

  it.each(FORMATS)('of a title are not, saved as %s', async (bookType) => {
    const { rows, refused } = await read(['A1:C1'], bookType, [['Simulaciones de hoy'], ...ROWS]);
    expect([rows.map(({ id }) => id), refused]).toEqual([[7, 8, 9], []]);
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
