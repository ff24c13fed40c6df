import { COLOUR } from '../../../config/brand.ts';
import type { SimulationYear } from '../../../database/entities/simulation.stored.ts';
import { uf, ufNumber } from '../../simulations/simulation-texts.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, PAGE } from './look.ts';
import type { Sheet, Tag } from './sheet.ts';

const HEADING_HEIGHT = 34;
const AXIS_HEIGHT = 14;
/** Beside the bars, for the figures of the first year and the last. */
const SIDE = 78;
const PLOT = { left: PAGE.left + SIDE, right: PAGE.right - SIDE } as const;
const MAX_BAR = 22;
const BAR_SHARE = 0.74;
/** Up to so many years each has its number below it. */
const ALL_NUMBERED = 12;
const NUMBERED_EVERY = 5;
const LABEL_HEIGHT = 20;

/** Capital and interest of each year, stacked. What the title says is what the bars show. Ends at the bottom edge. */
export function drawYearChart(
  sheet: Sheet,
  years: readonly SimulationYear[],
  top: number,
  bottom: number,
): void {
  const section = sheet.branch(sheet.root, 'Sect');
  sheet.tagged(section, 'H2', () => sheet.line(chartTitle(years), PAGE.left, top + 10, INK.heading));
  sheet.tagged(section, 'P', () =>
    sheet.line(
      'UF de capital y de intereses que se pagan cada año, sin seguros',
      PAGE.left,
      top + 24,
      INK.small,
    ),
  );
  const draw = (): void => drawPlot(sheet, years, top + HEADING_HEIGHT, bottom - AXIS_HEIGHT);
  sheet.tagged(section, 'Figure', draw, {
    alt: describe(years),
    bbox: [PAGE.left, top + HEADING_HEIGHT, PAGE.right, bottom],
  });
}

/** From when on more is paid back than it costs. */
export function chartTitle(years: readonly SimulationYear[]): string {
  const turn = years.find(({ capital, interest }) => capital > interest);
  if (!turn) return 'Capital e intereses de cada año';
  return `Desde el ${turn.year === 1 ? 'primer año' : `año ${turn.year}`} se paga más capital que intereses`;
}

function describe(years: readonly SimulationYear[]): string {
  const parts = [years[0], years.at(-1)].flatMap((year) =>
    year
      ? [`en el año ${year.year}, ${uf(year.capital)} de capital y ${uf(year.interest)} de intereses`]
      : [],
  );
  return `Capital e intereses que se pagan cada año: ${parts.join('; ')}.`;
}

interface Scale {
  readonly top: number;
  readonly base: number;
  /** Points of one UF. */
  readonly unit: number;
}

function drawPlot(sheet: Sheet, years: readonly SimulationYear[], top: number, base: number): void {
  const largest = Math.max(...years.map(({ capital, interest }) => capital + interest));
  const scale: Scale = { top, base, unit: (base - top) / largest };
  const slot = (PLOT.right - PLOT.left) / years.length;
  const width = Math.min(slot * BAR_SHARE, MAX_BAR);
  years.forEach((year, index) => {
    const middle = PLOT.left + slot * (index + 0.5);
    drawBar(sheet, year, { left: middle - width / 2, width }, scale);
    if (isNumbered(year.year, years.length)) {
      sheet.line(String(year.year), middle, base + 11, INK.small, 'center');
    }
  });
  sheet.doc.moveTo(PLOT.left, base).lineTo(PLOT.right, base).lineWidth(0.8).stroke(COLOUR.edge);
  const [first, last] = [years[0], years.at(-1)];
  if (first) drawLabels(sheet, first, { x: PLOT.left - 8, align: 'right' }, scale);
  if (last && last !== first) drawLabels(sheet, last, { x: PLOT.right + 8, align: 'left' }, scale);
}

const isNumbered = (year: number, count: number): boolean =>
  count <= ALL_NUMBERED || year === 1 || year % NUMBERED_EVERY === 0;

function drawBar(
  sheet: Sheet,
  { capital, interest }: SimulationYear,
  { left, width }: { left: number; width: number },
  { base, unit }: Scale,
): void {
  const capitalTop = base - capital * unit;
  sheet.doc.rect(left, capitalTop, width, capital * unit).fill(COLOUR.teal);
  sheet.doc.rect(left, capitalTop - interest * unit, width, interest * unit).fill(COLOUR.amber);
}

/** Names and figures beside a year's bar, each at the height of its part. */
function drawLabels(
  sheet: Sheet,
  { capital, interest }: SimulationYear,
  { x, align }: { x: number; align: 'left' | 'right' },
  { base, unit }: Scale,
): void {
  const lower = Math.min(base - (capital * unit) / 2 + 4, base - 10);
  const upper = Math.min(base - (capital + interest / 2) * unit + 4, lower - LABEL_HEIGHT - 2);
  const label = (name: string, amountUf: number, y: number): void => {
    sheet.line(name, x, y, INK.smallStrong, align);
    sheet.line(uf(amountUf), x, y + 9, INK.small, align);
  };
  label('Intereses', interest, upper);
  label('Capital', capital, lower);
}

const HEAD_HEIGHT = 14;
const ROW_HEIGHT = 10.6;
const BASELINE = 8;
const BLOCKS = 2;
const WIDTH = (CONTENT_WIDTH - COLUMN_GAP * (BLOCKS - 1)) / BLOCKS;
/** Heads, what stands below them, and right edges. */
const COLUMNS = [
  ['Capital', 'capital', 76],
  ['Intereses', 'interest', 132],
  ['Seguros', 'insurance', 182],
  ['Saldo', 'balance', WIDTH],
] as const satisfies readonly (readonly [head: string, figure: keyof SimulationYear, right: number])[];

const rowsOf = (count: number): number => Math.ceil(count / BLOCKS);

/** What the table takes. */
export const yearTableHeight = (count: number): number => HEAD_HEIGHT + rowsOf(count) * ROW_HEIGHT;

/** The chart's numbers, and the balance at the end of each year, in UF: two tables side by side. */
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
