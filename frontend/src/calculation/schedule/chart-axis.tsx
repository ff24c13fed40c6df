import chart from '#shared/ui/layout/chart.module.css';
import { CHART, xOf } from './model/chart-lines.ts';
import styles from './schedule-chart.module.css';

export interface ChartAxisProps {
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
export function ChartAxis({ years, turning }: ChartAxisProps) {
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
