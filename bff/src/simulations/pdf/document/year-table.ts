import { COLOUR } from '../../../config/brand.ts';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import type { SimulationSnapshot, SimulationYear } from '../../../database/entities/simulation.stored.ts';
import { isForStaff, ufInPesos, ufNumber } from '../../reading/simulation-texts.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, PAGE } from './look.ts';
import type { Sheet } from './sheet.ts';

const HEAD_HEIGHT = 14;
const ROW_HEIGHT = 10.6;
const BASELINE = 8;
const BLOCKS = 2;
const WIDTH = (CONTENT_WIDTH - COLUMN_GAP * (BLOCKS - 1)) / BLOCKS;

interface Column {
  readonly head: string;
  /** Right edge, from the left of the block. */
  readonly right: number;
  figure(year: SimulationYear, snapshot: SimulationSnapshot): string;
}

type Amount = Exclude<keyof SimulationYear, 'year'>;
const inUf = (head: string, name: Amount, right: number): Column => ({
  head,
  right,
  figure: (year) => ufNumber(year[name]),
});
const inPesos = (head: string, name: Amount, right: number): Column => ({
  head,
  right,
  // The chart above names the unit.
  figure: (year, snapshot) => ufInPesos(year[name], snapshot).replace('$', ''),
});
const STAFF_COLUMNS: readonly Column[] = [
  inUf('Capital', 'capital', 76),
  inUf('Intereses', 'interest', 132),
  inUf('Seguros', 'insurance', 182),
  inUf('Saldo', 'balance', WIDTH),
];
const VISITOR_COLUMNS: readonly Column[] = [
  inPesos('Capital', 'capital', 72),
  inPesos('Intereses', 'interest', 128),
  inPesos('Seguros', 'insurance', 178),
  inPesos('Saldo', 'balance', WIDTH),
];

const rowsOf = (count: number): number => Math.ceil(count / BLOCKS);

/** Returns the height of the table, points. */
export const yearTableHeight = (count: number): number => HEAD_HEIGHT + rowsOf(count) * ROW_HEIGHT;

/** Draws the chart's numbers and the balance at the end of each year, in two tables side by side: UF for staff, pesos for visitors. */
export function drawYearTable(sheet: Sheet, simulation: SimulationEntity, top: number): void {
  const { snapshot } = simulation;
  const columns = isForStaff(simulation) ? STAFF_COLUMNS : VISITOR_COLUMNS;
  const rows = rowsOf(snapshot.years.length);
  for (let block = 0; block < BLOCKS; block += 1) {
    const years = snapshot.years.slice(block * rows, (block + 1) * rows);
    const left = PAGE.left + block * (WIDTH + COLUMN_GAP);
    if (years.length > 0) drawBlock(sheet, { ...snapshot, years }, columns, { left, top });
  }
}

interface Place {
  readonly left: number;
  readonly top: number;
}

function drawBlock(sheet: Sheet, part: SimulationSnapshot, columns: readonly Column[], place: Place): void {
  const { left, top } = place;
  const table = sheet.branch(sheet.root, 'Table');
  const heads = sheet.branch(table, 'TR');
  const head = (draw: () => void): void => sheet.tagged(heads, 'TH', draw, { scope: 'Column' });
  head(() => sheet.line('Año', left, top + BASELINE, INK.cellHead));
  for (const { head: text, right } of columns) {
    head(() => sheet.line(text, left + right, top + BASELINE, INK.cellHead, 'right'));
  }
  sheet.rule(left, left + WIDTH, top + HEAD_HEIGHT - 2, COLOUR.line);
  part.years.forEach((year, index) => {
    const row = sheet.branch(table, 'TR');
    const baseline = top + HEAD_HEIGHT + index * ROW_HEIGHT + BASELINE;
    const name = (): void => sheet.line(String(year.year), left, baseline, INK.cellName);
    sheet.tagged(row, 'TH', name, { scope: 'Row' });
    for (const { right, figure } of columns) {
      const text = figure(year, part);
      sheet.tagged(row, 'TD', () => sheet.line(text, left + right, baseline, INK.cell, 'right'));
    }
  });
}
