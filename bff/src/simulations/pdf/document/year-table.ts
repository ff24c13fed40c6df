import { COLOUR } from '../../../config/brand.ts';
import type { SimulationYear } from '../../../database/entities/simulation.stored.ts';
import { COLUMN_GAP, CONTENT_WIDTH, INK, PAGE } from './look.ts';
import type { Sheet, Tag } from './sheet.ts';
import type { ShownYears } from './shown-years.ts';

interface YearParts {
  readonly year: number;
  readonly capital: number;
  readonly interest: number;
}

/** Returns the first year with more capital than interest; null if there is none. */
export function turningYear(years: readonly YearParts[]): number | null {
  const lastBefore = years.findLastIndex(({ capital, interest }) => capital <= interest);
  return years[lastBefore + 1]?.year ?? null;
}

export function yearsChartTitle(turning: number | null, isForStaff: boolean): string {
  if (turning === null)
    return `${isForStaff ? 'Se pagan' : 'Pagas'} más intereses que capital hasta el final`;
  const from = turning === 1 ? 'primer año' : `año ${turning}`;
  return `Desde el ${from} ${isForStaff ? 'se paga' : 'pagas'} más capital que intereses`;
}

const HEADING_HEIGHT = 36;
const HEAD_HEIGHT = 14;
const TALLEST_ROW = 16;
/** Height for a table's rows, in points: the 20 of the longest term, of 40 years, at 10.6 points each. */
const MOST_HEIGHT = 212;
const BASELINE = 8;
const BLOCKS = 2;
const WIDTH = (CONTENT_WIDTH - COLUMN_GAP * (BLOCKS - 1)) / BLOCKS;

type Amount = Exclude<keyof SimulationYear, 'year'>;
/** Columns after the year, with their right edges in a block: each holds the amounts of the largest credit. */
const COLUMNS: readonly (readonly [head: string, name: Amount, right: number])[] = [
  ['Capital', 'capital', 69],
  ['Intereses', 'interest', 124],
  ['Seguros', 'insurance', 171],
  ['Saldo', 'balance', WIDTH],
];

/** Formats an amount without its unit, which the line above names. */
const figureOf = (amount: number, { write }: ShownYears): string => write(amount).replace(/^(\$|UF )/, '');

const rowsOf = (count: number): number => Math.ceil(count / BLOCKS);

const rowHeight = (count: number): number => Math.min(TALLEST_ROW, MOST_HEIGHT / rowsOf(count));

/**
 * Draws capital, interest, insurance and balance of each year in two tables side by side, below a title with the year from which more capital
 * than interest is paid. Returns the bottom edge.
 */
export function drawYears(sheet: Sheet, shown: ShownYears, top: number): number {
  const { years, isInUf, grace } = shown;
  const section = sheet.section(yearsChartTitle(turningYear(years), isInUf), PAGE.left, top);
  const unit = isInUf ? 'UF que se pagan cada año' : 'Pesos que pagas cada año';
  const lead = grace === null ? unit : `${unit}. ${grace}`;
  sheet.tagged(section, 'P', () => sheet.line(lead, PAGE.left, top + 24, INK.small));
  const height = rowHeight(years.length);
  const rows = rowsOf(years.length);
  for (let block = 0; block < BLOCKS; block += 1) {
    const ofBlock = years.slice(block * rows, (block + 1) * rows);
    const left = PAGE.left + block * (WIDTH + COLUMN_GAP);
    const place = { section, left, top: top + HEADING_HEIGHT, height };
    if (ofBlock.length > 0) drawBlock(sheet, { ...shown, years: ofBlock }, place);
  }
  return top + HEADING_HEIGHT + HEAD_HEIGHT + rows * height;
}

interface Place {
  readonly section: Tag;
  readonly left: number;
  readonly top: number;
  /** Height of a row. */
  readonly height: number;
}

function drawBlock(sheet: Sheet, part: ShownYears, { section, left, top, height }: Place): void {
  const table = sheet.branch(section, 'Table');
  const heads = sheet.branch(table, 'TR');
  sheet.cell(heads, 'Año', left, top + BASELINE, INK.cellHead, 'left', 'Column');
  for (const [head, , right] of COLUMNS)
    sheet.cell(heads, head, left + right, top + BASELINE, INK.cellHead, 'right', 'Column');
  sheet.rule(left, left + WIDTH, top + HEAD_HEIGHT - 2, COLOUR.line);
  part.years.forEach((year, index) => {
    const row = sheet.branch(table, 'TR');
    const baseline = top + HEAD_HEIGHT + index * height + BASELINE;
    sheet.cell(row, String(year.year), left, baseline, INK.cellName, 'left', 'Row');
    for (const [, name, right] of COLUMNS)
      sheet.cell(row, figureOf(year[name], part), left + right, baseline, INK.cell, 'right');
  });
}
