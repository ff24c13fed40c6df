import { describe, expect, it, jest } from '@jest/globals';
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { rowsOf } from '../../../testing/spreadsheets.ts';
import { NO_SEARCH } from '../../listing/search-text.ts';
import { readSheet } from '../../../spreadsheet/read-sheet.ts';
import { SIMULATION_SHEET } from '../upload/requested-changes.ts';
import { COLUMNS, type SimulationRow } from './columns.ts';
import { simulationRows } from './simulation-rows.ts';
import { simulationWorkbook } from './simulation-workbook.ts';

const ROW = {
  id: 1,
  version: 3,
  date: 46_346,
  name: 'Camila Rojas',
  rut: '12.345.678-5',
  phone: null,
  email: 'c@correo.example',
  propertyType: 'Casa',
  creditType: 'Compraventa',
  creditAmount: 2000,
  propertyValue: 2500,
  paymentYears: 25,
  rate: 4.5,
  caePct: 4.82,
  totalDividendUf: 11.4796,
  state: 'Ingresada',
  resolution: 'Sin Resolución',
  executive: null,
  sent: 'No',
  request: null,
  sentDate: null,
  sentBy: null,
  nextContact: null,
  codebtorName: null,
  codebtorRut: null,
  contact: 'Sí',
} satisfies SimulationRow;

/** Returns rows and counts those that are read. With a `failure` the last row throws it. */
function countedRows(rows: number, failure?: Error) {
  const source = { count: 0 };
  async function* made(): AsyncGenerator<SimulationRow, void> {
    while (source.count < rows) {
      source.count += 1;
      // End of a batch of the database.
      if (source.count % 500 === 0) await nextTurn();
      yield { ...ROW, id: source.count };
    }
    if (failure) throw failure;
  }
  return { source, rows: made() };
}

/** Returns a download that ends after so many rows were read, so that another one can read them concurrently. */
async function otherDownload(count: number): Promise<void> {
  const { source, rows } = countedRows(1_000_000);
  const workbook = simulationWorkbook(rows, 1_000_000).resume();
  while (source.count < count) await nextTurn();
  workbook.destroy();
}

describe('the workbook', () => {
  it('has all rows in their order', async () => {
    const file = await buffer(simulationWorkbook(countedRows(1500).rows, 1500));
    expect(rowsOf(file).map(({ ID }) => ID)).toEqual(
      Array.from({ length: 1500 }, (_each, index) => index + 1),
    );
  });

  it.each([
    [2, ['Simulaciones']],
    [3, ['Simulaciones']],
    [4, ['Simulaciones', 'Simulaciones 2']],
    [6, ['Simulaciones', 'Simulaciones 2']],
    [7, ['Simulaciones', 'Simulaciones 2', 'Simulaciones 3']],
  ])('puts %i rows onto sheets of three, and loses none', async (count, names) => {
    const file = await buffer(simulationWorkbook(countedRows(count).rows, count, 3));
    const { SheetNames, Sheets } = read(file);
    expect(SheetNames).toEqual([...names, 'Versiones']);
    const ids = names.flatMap((name) =>
      utils.sheet_to_json<{ ID: number }>(Sheets[name] as WorkSheet).map(({ ID }) => ID),
    );
    expect(ids).toEqual(Array.from({ length: count }, (_each, index) => index + 1));
  });

  it('has the versions of its first rows on a hidden sheet', async () => {
    const { Workbook, Sheets } = read(await buffer(simulationWorkbook(countedRows(7).rows, 7, 3)));
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

  it('is a file that an upload reads', async () => {
    const file = await buffer(simulationWorkbook(countedRows(5).rows, 5, 3));
    const { rows, refused } = await readSheet(file, SIMULATION_SHEET);
    expect(refused).toEqual([]);
    expect(rows.map(({ id, version, state }) => [id, version, state])).toEqual(
      [1, 2, 3].map((id) => [id, 3, 'ingresada']),
    );
  });

  it('reads rows on demand only', async () => {
    const { source, rows } = countedRows(1_000_000);
    const workbook = simulationWorkbook(rows, 1_000_000);
    for await (const chunk of workbook.iterator({ destroyOnReturn: false })) {
      expect(chunk).toBeDefined();
      break;
    }
    await otherDownload(20_000);
    expect(source.count).toBeLessThan(10_000);
    workbook.destroy();
  });

  it('reads none once it is destroyed', async () => {
    const { source, rows } = countedRows(1_000_000);
    const workbook = simulationWorkbook(rows, 1_000_000).resume();
    while (source.count < 2000) await nextTurn();
    workbook.destroy();
    await otherDownload(2000);
    const { count } = source;
    await otherDownload(10_000);
    expect(source.count).toBe(count);
  });

  it('releases the rows that it has read', async () => {
    const batchOf = (count: number) =>
      Array.from({ length: count }, (_each, id) => ({ ...ROW, id, created: '' }));
    const batches = [batchOf(250), batchOf(250), batchOf(10)];
    const query = jest.fn(() => Promise.resolve(batches[query.mock.calls.length - 1] ?? []));
    const window = { from: '2026-11-20', to: '2026-11-20' } as const;
    const filter = { window, state: 0, resolution: 0, commercial: 0, narrowing: null, rejected: [] };
    const listed = { filter, search: NO_SEARCH };
    const rows = simulationRows({ query } as unknown as DataSource, listed);
    const file = await buffer(simulationWorkbook(rows, 510));
    expect(rowsOf(file)).toHaveLength(510);
    expect(batches).toEqual([[], [], []]);
  });

  it.each(COLUMNS.map(({ field }) => field))('breaks off when a row has no value for %s', async (field) => {
    const { [field]: _left, ...rest } = ROW;
    async function* rows(): AsyncGenerator<SimulationRow, void> {
      await nextTurn();
      yield rest as SimulationRow;
    }
    await expect(buffer(simulationWorkbook(rows(), 1))).rejects.toThrow(`No value for the column ${field}`);
  });

  it('breaks off when a row fails, and is not mistaken for complete', async () => {
    const { rows } = countedRows(2000, new Error('the database went away'));
    await expect(buffer(simulationWorkbook(rows, 5000))).rejects.toThrow('the database went away');
  });
});
