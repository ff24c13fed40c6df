import { describe, expect, it } from '@jest/globals';
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../../../testing/spreadsheets.ts';
import type { SimulationRow } from './columns.ts';
import { workbookOf } from './workbook.ts';

const ROW: SimulationRow = {
  ...{
    id: 1,
    version: 3,
    date: 46_346,
    name: 'Camila Rojas',
    rut: '12.345.678-5',
    phone: null,
    email: 'c@correo.example',
  },
  ...{ propertyType: 'Casa', purpose: 'Compraventa', creditUf: 2000, propertyValueUf: 2500, termYears: 25 },
  ...{ annualRatePct: 4.5, caePct: 4.82, totalDividendUf: 11.4796 },
  ...{ state: 'Ingresada', resolution: 'Sin Resolución', executive: null, sent: 'No' },
};

/** Rows that are counted as they are asked for; the last one can't be had. */
function source(rows: number, failure?: Error) {
  const asked = { count: 0 };
  async function* made(): AsyncGenerator<SimulationRow, void> {
    while (asked.count < rows) {
      asked.count += 1;
      // A batch of the database.
      if (asked.count % 500 === 0) await pause(1);
      yield { ...ROW, id: asked.count };
    }
    if (failure) throw failure;
  }
  return { asked, rows: made() };
}

describe('the workbook', () => {
  it('has all rows in their order', async () => {
    const file = await buffer(workbookOf(source(3000).rows, 3000));
    expect(rowsOf(file).map(({ ID }) => ID)).toEqual(
      Array.from({ length: 3000 }, (_each, index) => index + 1),
    );
  });

  it.each([
    [2, ['Simulaciones']],
    [3, ['Simulaciones']],
    [4, ['Simulaciones', 'Simulaciones 2']],
    [6, ['Simulaciones', 'Simulaciones 2']],
    [7, ['Simulaciones', 'Simulaciones 2', 'Simulaciones 3']],
  ])('puts %i rows onto sheets of three, and loses none', async (count, names) => {
    const file = await buffer(workbookOf(source(count).rows, count, 3));
    const { SheetNames, Sheets } = read(file);
    expect(SheetNames).toEqual([...names, 'Versiones']);
    const ids = names.flatMap((name) =>
      utils.sheet_to_json<{ ID: number }>(Sheets[name] as WorkSheet).map(({ ID }) => ID),
    );
    expect(ids).toEqual(Array.from({ length: count }, (_each, index) => index + 1));
  });

  it('has the versions of its first rows on a sheet of their own, out of sight', async () => {
    const { Workbook, Sheets } = read(await buffer(workbookOf(source(7).rows, 7, 3)));
    expect(Workbook?.Sheets?.map(({ name, Hidden }) => [name, Hidden])).toEqual([
      ['Simulaciones', 0],
      ['Simulaciones 2', 0],
      ['Simulaciones 3', 0],
      ['Versiones', 2],
    ]);
    expect(utils.sheet_to_json(Sheets['Versiones'] as WorkSheet, { header: 1 })).toEqual([
      ['ID', 'Versión'],
      ...[1, 2, 3].map((id) => [id, 3]),
    ]);
  });

  it('asks for no more rows than somebody takes', async () => {
    const { asked, rows } = source(1_000_000);
    const workbook = workbookOf(rows, 1_000_000);
    for await (const chunk of workbook.iterator({ destroyOnReturn: false })) {
      expect(chunk).toBeDefined();
      break;
    }
    await pause(300);
    expect(asked.count).toBeLessThan(50_000);
    workbook.destroy();
  });

  it('asks for none once it is not wanted any more', async () => {
    const { asked, rows } = source(1_000_000);
    const workbook = workbookOf(rows, 1_000_000).resume();
    while (asked.count < 2000) await pause(1);
    workbook.destroy();
    await pause(50);
    const { count } = asked;
    await pause(100);
    expect(asked.count).toBe(count);
  });

  it('breaks off where a row can’t be had, and is not taken for whole', async () => {
    const { rows } = source(2000, new Error('the database went away'));
    await expect(buffer(workbookOf(rows, 5000))).rejects.toThrow('the database went away');
  });
});
