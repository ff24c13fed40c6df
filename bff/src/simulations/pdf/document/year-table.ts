import { COLOUR } from '../../../config/brand.ts';
import type { SimulationYear } from '../../../database/entities/simulation.stored.ts';
import { ufNumber } from '../../reading/simulation-texts.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, PAGE } from './look.ts';
import type { Sheet, Tag } from './sheet.ts';

const HEAD_HEIGHT = 14;
const ROW_HEIGHT = 10.6;
const BASELINE = 8;
const BLOCKS = 2;
const WIDTH = (CONTENT_WIDTH - COLUMN_GAP * (BLOCKS - 1)) / BLOCKS;
/** Headings, values and right edges of the columns. */
const COLUMNS = [
  ['Capital', 'capital', 76],
  ['Intereses', 'interest', 132],
  ['Seguros', 'insurance', 182],
  ['Saldo', 'balance', WIDTH],
] as const satisfies readonly (readonly [head: string, figure: keyof SimulationYear, right: number])[];

const rowsOf = (count: number): number => Math.ceil(count / BLOCKS);

/** Returns the height of the table, points. */
export const yearTableHeight = (count: number): number => HEAD_HEIGHT + rowsOf(count) * ROW_HEIGHT;

/** Draws the chart's numbers and the balance at the end of each year, in UF, in two tables side by side. */
export function drawYearTable(sheet: Sheet, years: readonly SimulationYear[], top: number): void {
  const rows = rowsOf(years.length);
  for (let block = 0; block < BLOCKS; block += 1) {
    const shown = years.slice(block * rows, (block + 1) * rows);
    if (shown.length > 0) drawBlock(sheet, shown, PAGE.left + block * (WIDTH + COLUMN_GAP), top);
  }
}

function drawBlock(sheet: Sheet, years: readonly SimulationYear[], left: number, top: number): void {
  const table = sheet.branch(sheet.root, 'Table');
  const heads = sheet.branch(table, 'TR');
  const head = (draw: () => void): void => sheet.tagged(heads, 'TH', draw, { scope: 'Column' });
  head(() => sheet.line('Año', left, top + BASELINE, INK.tableHead));
  for (const [name, , right] of COLUMNS) {
    head(() => sheet.line(name, left + right, top + BASELINE, INK.tableHead, 'right'));
  }
  sheet.rule(left, left + WIDTH, top + HEAD_HEIGHT - 2, COLOUR.line);
  years.forEach((year, index) => {
    drawYear(sheet, sheet.branch(table, 'TR'), year, left, top + HEAD_HEIGHT + index * ROW_HEIGHT + BASELINE);
  });
}

function drawYear(sheet: Sheet, row: Tag, year: SimulationYear, left: number, baseline: number): void {
  sheet.tagged(row, 'TH', () => sheet.line(String(year.year), left, baseline, INK.smallStrong), {
    scope: 'Row',
  });
  for (const [, figure, right] of COLUMNS) {
    sheet.tagged(row, 'TD', () =>
      sheet.line(ufNumber(year[figure]), left + right, baseline, INK.fine, 'right'),
    );
  }
}
