/** Points of the chart's two lines, and positions of their labels. */
import type { Part, DisplayedYear } from './schedule.ts';

/**
 * Size of the drawing. 288 is the width inside a card on a phone of 360, so the chart is never scaled down. The lines end at
 * `right`; the rest is for the names and figures of their last points.
 */
export const CHART = { width: 288, height: 204, top: 16, base: 168, left: 5, right: 184 } as const;

export type Series = Extract<Part, 'capital' | 'interest'>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Height of a name with its figure. */
const LABEL_HEIGHT = 34;

const largestOf = (years: readonly DisplayedYear[]): number =>
  years.reduce((largest, { capital, interest }) => Math.max(largest, capital, interest), 1);

export const xOf = (index: number, count: number): number =>
  CHART.left + ((CHART.right - CHART.left) * index) / Math.max(count - 1, 1);

/** Returns a point for each year, in proportion to the largest value of both series. */
export function pointsOf(years: readonly DisplayedYear[], series: Series): Point[] {
  const largest = largestOf(years);
  return years.map((year, index) => ({
    x: xOf(index, years.length),
    y: CHART.base - ((CHART.base - CHART.top) * year[series]) / largest,
  }));
}

/** Returns how far the labels of two neighbouring points move, one up and one down, so that they don't overlap. */
export const labelShift = (one: number, other: number): number =>
  Math.max(LABEL_HEIGHT - Math.abs(one - other), 0) / 2;
