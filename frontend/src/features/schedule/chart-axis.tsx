import chart from '#shared/ui/layout/chart.module.css';
import { CHART, xOf } from './model/chart-lines.ts';
import styles from './schedule-chart.module.css';

export interface ChartAxisProps {
  years: number;
  /** The year that the chart's title names. */
  turning: number | null;
}

/** Below a lowest point's figure. */
const LABELS_Y = CHART.base + 32;
/** Nearer to an end of the axis, the year between would touch that end's. */
const FROM_LEFT = 52;
const FROM_RIGHT = 20;

/** Zero, the first year and the last one, and the year in which the lines have crossed. */
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
