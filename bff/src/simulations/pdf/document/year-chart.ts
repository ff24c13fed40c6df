import { turningYear, yearsChartTitle } from '@simulador/contracts/calculation/messages/years-chart';
import { COLOUR } from '../../../config/brand.ts';
import type { SimulationYear } from '../../../database/entities/simulation.stored.ts';
import { INK, PAGE } from './look.ts';
import type { Sheet } from './sheet.ts';
import type { ShownYears } from './shown-years.ts';

const HEADING_HEIGHT = 34;
const AXIS_HEIGHT = 14;
/** Width of the space beside the lines, for the figures of the first and last year. */
const SIDE = 78;
const PLOT = { left: PAGE.left + SIDE, right: PAGE.right - SIDE } as const;
const POINT_RADIUS = 2.6;
/** Height of a name above its figure. */
const LABEL_HEIGHT = 21;
/** Minimum distance to an end of the axis: nearer labels would overlap. */
const FROM_END = 32;

type Series = 'capital' | 'interest';
const SERIES = {
  interest: { name: 'Intereses', colour: COLOUR.accent },
  capital: { name: 'Capital', colour: COLOUR.primary },
} as const;

/** Draws capital and interest of each year, the same lines as on screen. The title describes them. Ends at the bottom edge. */
export function drawYearChart(
  sheet: Sheet,
  { years, write, isInUf, grace }: ShownYears,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  const title = yearsChartTitle(turningYear(years), isInUf);
  const section = sheet.section(title, PAGE.left, top);
  const unit = isInUf
    ? 'UF de capital y de intereses que se pagan cada año, sin seguros'
    : 'Pesos de capital y de intereses que pagas cada año, sin seguros';
  const lead = grace === null ? unit : `${unit}. ${grace}`;
  sheet.tagged(section, 'P', () => sheet.line(lead, PAGE.left, top + 24, INK.small));
  const draw = (): void =>
    drawPlot(sheet, years, write, { top: top + HEADING_HEIGHT, base: bottom - AXIS_HEIGHT });
  sheet.tagged(section, 'Figure', draw, {
    alt: describe(years, write),
    bbox: [PAGE.left, top + HEADING_HEIGHT, PAGE.right, bottom],
  });
}

type Write = ShownYears['write'];

function describe(years: readonly SimulationYear[], write: Write): string {
  const parts = [years[0], years.at(-1)].flatMap((year) =>
    year
      ? [`en el año ${year.year}, ${write(year.capital)} de capital y ${write(year.interest)} de intereses`]
      : [],
  );
  return `Capital e intereses que se pagan cada año: ${parts.join('; ')}.`;
}

function drawPlot(
  sheet: Sheet,
  years: readonly SimulationYear[],
  write: Write,
  { top, base }: Pick<Axis, 'top' | 'base'>,
): void {
  const { doc } = sheet;
  const largest = Math.max(...years.flatMap(({ capital, interest }) => [capital, interest]));
  const xOf = (index: number): number =>
    PLOT.left + ((PLOT.right - PLOT.left) * index) / Math.max(years.length - 1, 1);
  const yOf = (amount: number): number => base - ((base - top) * amount) / largest;
  drawAxis(sheet, years, { top, base, xOf });
  for (const series of ['interest', 'capital'] as const) {
    const { colour } = SERIES[series];
    years.forEach((year, index) => {
      if (index === 0) doc.moveTo(xOf(index), yOf(year[series]));
      else doc.lineTo(xOf(index), yOf(year[series]));
    });
    doc.lineWidth(1.8).stroke(colour);
    for (const index of new Set([0, years.length - 1]))
      doc.circle(xOf(index), yOf(years[index]?.[series] ?? 0), POINT_RADIUS).fill(colour);
  }
  const [first, last] = [years[0], years.at(-1)];
  if (first) drawLabels(sheet, first, { x: PLOT.left - 10, align: 'right', write }, yOf);
  if (last && last !== first) drawLabels(sheet, last, { x: PLOT.right + 10, align: 'left', write }, yOf);
}

interface Axis {
  readonly top: number;
  readonly base: number;
  readonly xOf: (index: number) => number;
}

/** Draws zero, the first and last year, and the year in which the lines have crossed. */
function drawAxis(sheet: Sheet, years: readonly SimulationYear[], { top, base, xOf }: Axis): void {
  const { doc } = sheet;
  const below = base + 11;
  doc.moveTo(PLOT.left, base).lineTo(PLOT.right, base).lineWidth(0.8).stroke(COLOUR.edge);
  sheet.line('Año 1', PLOT.left, below, INK.small);
  if (years.length > 1) sheet.line(String(years.length), PLOT.right, below, INK.small, 'right');
  const turning = turningYear(years);
  if (turning === null || turning === 1) return;
  const x = xOf(turning - 1);
  doc.moveTo(x, top).lineTo(x, base).lineWidth(0.6).dash(2, { space: 3 }).stroke(COLOUR.edge).undash();
  if (x - PLOT.left > FROM_END && PLOT.right - x > FROM_END)
    sheet.line(String(turning), x, below, INK.smallStrong, 'center');
}

/** Draws labels and figures next to a year's two points, moved apart from each other and from the axis. */
function drawLabels(
  sheet: Sheet,
  year: SimulationYear,
  { x, align, write }: { x: number; align: 'left' | 'right'; write: Write },
  yOf: (amount: number) => number,
): void {
  const [upper, lower]: readonly Series[] =
    year.interest > year.capital ? ['interest', 'capital'] : ['capital', 'interest'];
  if (!upper || !lower) return;
  const lowerY = Math.min(yOf(year[lower]), yOf(0) - LABEL_HEIGHT / 2);
  const upperY = Math.min(yOf(year[upper]), lowerY - LABEL_HEIGHT);
  const label = (series: Series, y: number): void => {
    sheet.line(SERIES[series].name, x, y, INK.smallStrong, align);
    sheet.line(write(year[series]), x, y + 9, INK.small, align);
  };
  label(upper, upperY);
  label(lower, lowerY);
}
