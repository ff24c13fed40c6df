import { describe, expect, it } from '@jest/globals';
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { CONVERSION, scheduleOf } from '../../../testing/schedule.ts';
import { workbookSheets } from './workbook.ts';

const CUADRO = scheduleOf(8);
const conversion = { ...CONVERSION, inflationPct: 4 as const };
const sheets = workbookSheets({ answer: CUADRO, conversion });

async function readBack() {
  const file = await writeExcelFile(
    sheets.map(({ sheet, data }) => ({ sheet: sheet ?? '', data })),
  ).toBuffer();
  return readExcelFile(file);
}

/** Returns the rows below the headings. */
const bodyOf = (rows: readonly (readonly unknown[])[], firstHead: string) =>
  rows.slice(rows.findIndex(([cell]) => cell === firstHead) + 1);

describe('the workbook', () => {
  it('ends with a total that is the sum of its columns', async () => {
    for (const { sheet, data } of await readBack()) {
      const rows = bodyOf(data, sheet.startsWith('Por año') ? 'Año' : 'Cuota');
      const [total, ...others] = [...rows].reverse();
      const first = sheet.startsWith('Por año') ? 1 : 2;
      expect(total?.[0]).toBe('Total');
      for (const column of [first, first + 1, first + 2, first + 3]) {
        const sum = others.reduce((each, row) => each + Number(row[column]), 0);
        expect(Number(total?.[column])).toBeCloseTo(sum, 4);
      }
    }
  });

  it('says of every text that it is one, whatever it begins with', () => {
    const cells = sheets.flatMap(({ data }) => data.flat());
    const texts = cells.flatMap((cell) =>
      typeof cell === 'object' && cell !== null && 'value' in cell && typeof cell.value === 'string'
        ? [cell]
        : [],
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const { type } of texts) expect(type).toBe(String);
    expect(cells.filter((cell) => typeof cell === 'string')).toEqual([]);
  });
});
