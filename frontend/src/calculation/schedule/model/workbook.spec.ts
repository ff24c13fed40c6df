import { describe, expect, it } from '@jest/globals';
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { scheduleOf } from '../../../testing/schedule.ts';
import type { Conversion } from './schedule.ts';
import { workbookSheets } from './workbook.ts';

const CUADRO = scheduleOf(8);
const conversion: Conversion = {
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
  creditUf: 2000,
  graceMonths: 0,
  inflationPct: 4,
};
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
  it('has years and months, in UF and in pesos', async () => {
    expect((await readBack()).map(({ sheet }) => sheet)).toEqual([
      'Por año en UF',
      'Por año en pesos',
      'Por mes en UF',
      'Por mes en pesos',
    ]);
  });

  it('says first which UF of which day, and for pesos which supposition', async () => {
    const [inUf, inPesos] = await readBack();
    const uf = [
      ['Valor de la UF', 40880.36],
      ['Fecha de la UF', new Date('2026-11-20T00:00:00Z')],
    ];
    expect(inUf?.data.slice(1, 3).map((row) => row.slice(0, 2))).toEqual(uf);
    expect(inPesos?.data.slice(1, 3).map((row) => row.slice(0, 2))).toEqual(uf);
    expect(inPesos?.data[3]?.slice(0, 3)).toEqual([
      'Alza supuesta de la UF al año',
      0.04,
      'Es un supuesto, no un pronóstico.',
    ]);
  });

  it('has the answer’s figures as numbers and its days as dates', async () => {
    const byMonth = (await readBack())[2];
    const rows = bodyOf(byMonth?.data ?? [], 'Cuota');
    expect(rows).toHaveLength(CUADRO.rows.length + 1);
    for (const [index, row] of CUADRO.rows.entries()) {
      const { k, due, capital, interest, insurance, payment, balance } = row;
      const day = new Date(`${due}T00:00:00Z`);
      expect(rows[index]).toEqual([k, day, capital, interest, insurance, payment, balance]);
    }
  });

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
