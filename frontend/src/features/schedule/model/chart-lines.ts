/** Points of the chart's two lines, and positions of their labels. */
import type { Part, DisplayedYear } from './schedule.ts';

/**
 * Drawn 288 wide: the room inside a card on a phone of 360, so that nothing is ever scaled down. The lines end at
 * `right`; what follows is for the names and figures of their last points.
 */
export const CHART = { width: 288, height: 204, top: 16, base: 168, left: 5, right: 184 } as const;

export type Series = Extract<Part, 'capital' | 'interest'>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A name over its figure. */
const LABEL_HEIGHT = 34;

const largestOf = (years: readonly DisplayedYear[]): number =>
  years.reduce((largest, { capital, interest }) => Math.max(largest, capital, interest), 1);

export const xOf = (index: number, count: number): number =>
  CHART.left + ((CHART.right - CHART.left) * index) / Math.max(count - 1, 1);

/** A point for each year, in proportion to the largest of both series. */
export function pointsOf(years: readonly DisplayedYear[], series: Series): Point[] {
  const largest = largestOf(years);
  return years.map((year, index) => ({
    x: xOf(index, years.length),
    y: CHART.base - ((CHART.base - CHART.top) * year[series]) / largest,
  }));
}

/** How far the labels of two points beside each other move apart, so that neither covers the other: up and down. */
export const labelShift = (one: number, other: number): number =>
  Math.max(LABEL_HEIGHT - Math.abs(one - other), 0) / 2;
