/**
 * Positions of the chart's bars. Horizontal ones in percent of the width, so that the chart fits any card without scaling text;
 * vertical ones in pixels.
 */
import type { DayCount } from './counts.ts';

export const CHART = { height: 152, top: 28, base: 124, labels: 144 } as const;

/** Share of its slot that a bar takes. */
const FILLED = 0.62;
/** Maximum width of a bar, percent, so that few days don't fill the chart. */
const WIDEST_PCT = 6;
/** A label closer to a side, in percent, is aligned with that side. */
const SIDE_PCT = 8;

export interface DayBar extends DayCount {
  readonly middlePct: number;
  readonly leftPct: number;
  readonly widthPct: number;
  readonly y: number;
  readonly height: number;
}

export function barsOf(days: readonly DayCount[]): DayBar[] {
  const most = Math.max(...days.map(({ count }) => count), 1);
  const slotPct = 100 / days.length;
  const widthPct = Math.min(slotPct * FILLED, WIDEST_PCT);
  return days.map(({ day, count }, index) => {
    const middlePct = slotPct * (index + 0.5);
    const height = ((CHART.base - CHART.top) * count) / most;
    return {
      day,
      count,
      middlePct,
      leftPct: middlePct - widthPct / 2,
      widthPct,
      y: CHART.base - height,
      height,
    };
  });
}

/** Returns the first of the days with the most simulations; null if there are none. */
export const busiestOf = <Day extends DayCount>(days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((most, day) => (day.count > (most?.count ?? 0) ? day : most), null);

export interface LabelPlace {
  readonly pct: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Returns the position of a bar's label: centred on the bar, or at its outer edge if the bar is near a side. */
export function labelAt({ middlePct, leftPct, widthPct }: DayBar): LabelPlace {
  if (middlePct < SIDE_PCT) return { pct: leftPct, anchor: 'start' };
  if (middlePct > 100 - SIDE_PCT) return { pct: leftPct + widthPct, anchor: 'end' };
  return { pct: middlePct, anchor: 'middle' };
}
