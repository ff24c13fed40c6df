import { beforeAll, describe, expect, it } from '@jest/globals';
import { Problem } from '../../../http/problem.ts';
import { buildIfStale } from '../../../testing/built.ts';
import { SIMULATION_SHEET } from './requested-changes.ts';
import { FileReader } from './file-reader.ts';
import { SheetCollector } from './given-sheet.ts';
import { REFUSED, RefusedFile } from './refused-file.ts';

beforeAll(buildIfStale);

describe('files that are sent together', () => {
  it('are read one after the other, four wait, and a sixth is told to come back', async () => {
    const reader = new FileReader();
    const read = Array.from({ length: 6 }, () =>
      reader.read(Buffer.from('ni uno ni otro'), SIMULATION_SHEET),
    );
    const errors = await Promise.all(read.map((each) => each.catch((error: unknown) => error)));
    expect(errors.map((error) => error instanceof RefusedFile)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    const last = errors[5] as Problem;
    expect([last.getStatus(), last.extra.headers]).toEqual([503, { 'Retry-After': '5' }]);
    await expect(reader.read(Buffer.from('después'), SIMULATION_SHEET)).rejects.toThrow(REFUSED.notExcel);
  });
});

describe('the rows of a sheet', () => {
  it('are 50,000 at most', () => {
    const sheet = new SheetCollector(SIMULATION_SHEET);
    const cells = (...texts: string[]) => texts.map((text, column) => ({ column, text, isFormula: false }));
    sheet.row(1, cells('ID', 'Estado'));
    for (let row = 2; row <= 50_001; row += 1) sheet.row(row, cells(String(row), 'Aprobada'));
    expect(() => sheet.row(50_002, cells('50002', 'Aprobada'))).toThrow('más de 50.000 filas');
    expect(sheet.end().rows.length).toBeGreaterThanOrEqual(50_000);
  });
});
