import { turningYear, yearsChartTitle } from '@simulador/contracts/calculation/messages/years-chart';
import { useIsForStaff } from '#shared/context/audience.tsx';
import chart from '#shared/ui/layout/chart.module.css';
import { classNames } from '#shared/ui/class-names.ts';
import { CHART, labelShift, pointsOf, type Point, type Series, xOf } from './model/chart-lines.ts';
import { describeUnit } from './model/describe-display.ts';
import type { Display, DisplayedSchedule } from './model/schedule.ts';
import styles from './schedule-chart.module.css';

const NAMES: Readonly<Record<Series, string>> = { capital: 'Capital', interest: 'Intereses' };

/** Chart of each year's repaid capital and cost, with the table's figures. */
export function ScheduleChart({ schedule, display }: { schedule: DisplayedSchedule; display: Display }) {
  const isForStaff = useIsForStaff();
  const { years, figure } = schedule;
  const points = { capital: pointsOf(years, 'capital'), interest: pointsOf(years, 'interest') };
  const line = (series: Series, other: Series) => (
    <Line
      series={series}
      points={points[series]}
      others={points[other]}
      first={figure(years[0]?.[series] ?? schedule.total[series])}
      last={figure(years.at(-1)?.[series] ?? schedule.total[series])}
    />
  );
  const turning = turningYear(years);
  return (
    <figure className={classNames(chart['chart'], chart['plot'], styles['plot'])}>
      <figcaption>
        <span>{yearsChartTitle(turning, isForStaff)}</span>
        <span>{`Por año del crédito, en ${describeUnit(display)}`}</span>
      </figcaption>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={describe(schedule)}>
        <ChartAxis years={years.length} turning={turning} />
        {line('interest', 'capital')}
        {line('capital', 'interest')}
      </svg>
    </figure>
  );
}

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

interface LineProps {
  series: Series;
  points: readonly Point[];
  others: readonly Point[];
  first: string;
  last: string;
}

/** A line with the figure of its first point, and name and figure at its last point. */
function Line({ series, points, others, first, last }: LineProps) {
  const [start, end] = [points[0], points.at(-1)];
  const [otherStart, otherEnd] = [others[0], others.at(-1)];
  if (!start || !end || !otherStart || !otherEnd) return null;
  const isUpper = start.y < otherStart.y;
  const shift = labelShift(end.y, otherEnd.y);
  const endY = end.y < otherEnd.y ? end.y - shift : end.y + shift;
  return (
    <g className={styles[series]}>
      <path d={pathOf(points)} />
      <circle cx={start.x} cy={start.y} r="4" />
      <circle cx={end.x} cy={end.y} r="4" />
      <text className={styles['figure']} x={0} y={isUpper ? start.y - 10 : start.y + 20}>
        {first}
      </text>
      <text x={end.x + 10} y={endY - 3}>
        <tspan>{NAMES[series]}</tspan>
        <tspan className={styles['figure']} x={end.x + 10} dy="16">
          {last}
        </tspan>
      </text>
    </g>
  );
}

function describe({ years, money }: DisplayedSchedule): string {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return 'Capital e intereses por año';
  const describeSeries = (series: Series): string =>
    `${NAMES[series]}: de ${money(first[series])} el año 1 a ${money(last[series])} el año ${last.year}.`;
  return `${describeSeries('capital')} ${describeSeries('interest')}`;
}

interface ChartAxisProps {
  years: number;
  /** Year that the chart's title names; null for none. */
  turning: number | null;
}

/** Below the figure of a line's lowest point. */
const LABELS_Y = CHART.base + 32;
/** Closer to an end of the axis, the middle year would overlap that end's year. */
const FROM_LEFT = 52;
const FROM_RIGHT = 20;

/** Labels of the axis: zero, the first and last year, and the year in which the lines cross. */
function ChartAxis({ years, turning }: ChartAxisProps) {
  const x = turning === null ? 0 : xOf(turning - 1, years);
  const isBetween = x > FROM_LEFT && x < CHART.right - FROM_RIGHT;
  return (
    <>
      <path className={chart['base']} d={`M0 ${CHART.base + 0.5}H${CHART.right + CHART.left}`} />
      <text x={0} y={LABELS_Y}>
        Año 1
      </text>
      {turning !== null && turning > 1 && (
        <path className={styles['turn']} d={`M${x.toFixed(1)} ${CHART.top}V${LABELS_Y - 14}`} />
      )}
      {isBetween && (
        <text className={styles['figure']} x={x} y={LABELS_Y} textAnchor="middle">
          {turning}
        </text>
      )}
      <text x={CHART.right + CHART.left} y={LABELS_Y} textAnchor="end">
        {years}
      </text>
    </>
  );
}
