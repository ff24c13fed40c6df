import { describe, expect, it } from '@jest/globals';
import { anchorAt, barsOf, busiestOf, CHART } from './day-bars.ts';

const days = (...counts: number[]) =>
  counts.map((count, index) => ({ day: `2026-11-${String(index + 10)}`, count }));

describe('the bars of the days', () => {
  it('are as high as their counts, the highest as high as the chart', () => {
    const bars = barsOf(days(4, 0, 8, 2));
    const full = CHART.base - CHART.top;
    expect(bars.map(({ height }) => height)).toEqual([full / 2, 0, full, full / 4]);
    for (const { y, height } of bars) expect(y + height).toBe(CHART.base);
  });

  it.each([2, 31, 91])('stand beside each other in their order: %d', (count) => {
    const bars = barsOf(days(...Array.from({ length: count }, () => 1)));
    expect(bars[0]?.leftPct).toBeGreaterThanOrEqual(0);
    for (const [index, bar] of bars.entries()) {
      const end = bars[index + 1]?.leftPct ?? 100;
      expect(bar.leftPct + bar.widthPct).toBeLessThan(end);
      expect(bar.widthPct).toBeLessThanOrEqual(6);
    }
  });

  it('lie flat where nobody simulated', () => {
    expect(barsOf(days(0, 0)).map(({ height }) => height)).toEqual([0, 0]);
    expect(busiestOf(days(0, 0))).toBeNull();
  });

  it('have one that is the highest, the first of several', () => {
    expect(busiestOf(days(1, 5, 5))?.day).toBe('2026-11-11');
  });

  it.each([
    [1, 'start'],
    [50, 'middle'],
    [99, 'end'],
  ])('keep a label at %d %% inside', (pct, anchor) => expect(anchorAt(pct)).toBe(anchor));
});
