import { COLOUR } from '../../../config/brand.ts';
import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import type { SimulationSnapshot, SimulationYear } from '../../../database/entities/simulation.stored.ts';
import { isForStaff, ufInPesos, ufNumber } from '../../reading/simulation-texts.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, PAGE } from './look.ts';
import type { Sheet } from './sheet.ts';

const HEAD_HEIGHT = 14;
const TALLEST_ROW = 13;
/** Height for a table's rows, in points: the 20 of the longest term, of 40 years, at 10.6 points each. */
const MOST_HEIGHT = 212;
const BASELINE = 8;
const BLOCKS = 2;
const WIDTH = (CONTENT_WIDTH - COLUMN_GAP * (BLOCKS - 1)) / BLOCKS;

interface Column {
  readonly head: string;
  figure(year: SimulationYear, snapshot: SimulationSnapshot): string;
}

type Amount = Exclude<keyof SimulationYear, 'year'>;
const AMOUNTS: readonly (readonly [head: string, name: Amount])[] = [
  ['Capital', 'capital'],
  ['Intereses', 'interest'],
  ['Seguros', 'insurance'],
  ['Saldo', 'balance'],
];
const STAFF_COLUMNS: readonly Column[] = AMOUNTS.map(([head, name]) => ({
  head,
  figure: (year) => ufNumber(year[name]),
}));
const VISITOR_COLUMNS: readonly Column[] = AMOUNTS.map(([head, name]) => ({
  head,
  // The chart above names the unit.
  figure: (year, snapshot) => ufInPesos(year[name], snapshot).replace('$', ''),
}));

const rowsOf = (count: number): number => Math.ceil(count / BLOCKS);

const rowHeight = (count: number): number => Math.min(TALLEST_ROW, MOST_HEIGHT / rowsOf(count));

/** Returns the height of the table, points. */
export const yearTableHeight = (count: number): number => HEAD_HEIGHT + rowsOf(count) * rowHeight(count);

/** Returns the columns with their right edges, from the left of a block: as wide as their widest text, and equally apart. */
function withRightEdges(sheet: Sheet, snapshot: SimulationSnapshot, columns: readonly Column[]) {
  const widths = columns.map(({ head, figure }) =>
    Math.max(
      sheet.widthOf(head, INK.cellHead),
      ...snapshot.years.map((year) => sheet.widthOf(figure(year, snapshot), INK.cell)),
    ),
  );
  const first = sheet.widthOf(String(snapshot.years.length), INK.cellName);
  const gap = (WIDTH - widths.reduce((sum, width) => sum + width, first)) / widths.length;
  let right = first;
  return columns.map((column, index) => ({ ...column, right: (right += gap + (widths[index] ?? 0)) }));
}

/** Draws the chart's numbers and the balance at the end of each year, in two tables side by side: UF for staff, pesos for visitors. */
export function drawYearTable(sheet: Sheet, simulation: SimulationEntity, top: number): void {
  const { snapshot } = simulation;
  const columns = withRightEdges(sheet, snapshot, isForStaff(simulation) ? STAFF_COLUMNS : VISITOR_COLUMNS);
  const height = rowHeight(snapshot.years.length);
  const rows = rowsOf(snapshot.years.length);
  for (let block = 0; block < BLOCKS; block += 1) {
    const years = snapshot.years.slice(block * rows, (block + 1) * rows);
    const left = PAGE.left + block * (WIDTH + COLUMN_GAP);
    if (years.length > 0) drawBlock(sheet, { ...snapshot, years }, columns, { left, top, height });
  }
}

interface Place {
  readonly left: number;
  readonly top: number;
  /** Height of a row. */
  readonly height: number;
}

function drawBlock(
  sheet: Sheet,
  part: SimulationSnapshot,
  columns: ReturnType<typeof withRightEdges>,
  { left, top, height }: Place,
): void {
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
    const baseline = top + HEAD_HEIGHT + index * height + BASELINE;
    const name = (): void => sheet.line(String(year.year), left, baseline, INK.cellName);
    sheet.tagged(row, 'TH', name, { scope: 'Row' });
    for (const { right, figure } of columns) {
      const text = figure(year, part);
      sheet.tagged(row, 'TD', () => sheet.line(text, left + right, baseline, INK.cell, 'right'));
    }
  });
}
