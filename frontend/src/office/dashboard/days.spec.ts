import { describe, expect, it } from '@jest/globals';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { daysAgo, describeChange, windowBefore } from './counts.ts';
import { barsOf, busiestOf, CHART, labelAt } from './day-chart.tsx';

const TODAY = '2026-11-24';

describe('the days before', () => {
  const period = (days: number) => ({ kind: 'period', days }) as const;
  const range = (from: IsoDate, to: IsoDate) => ({ kind: 'range', from, to }) as const;

  it.each([
    [period(1), range('2026-11-23', '2026-11-23')],
    [period(31), range('2026-09-24', '2026-10-24')],
    [range('2026-11-10', '2026-11-12'), range('2026-11-07', '2026-11-09')],
    [period(3650), null],
  ])('of %j are %j', (window, before) => expect(windowBefore(window, TODAY)).toEqual(before));

  it.each([
    [112, 100, 31, '12\u00a0% más que los 31 días anteriores'],
    [50, 100, 1, '50\u00a0% menos que el día anterior'],
    [100, 100, 31, 'igual que los 31 días anteriores'],
    [5, 0, 31, null],
  ])('%d after %d in %d days is %j', (count, before, days, text) =>
    expect(describeChange(count, before, days)).toBe(text),
  );
});

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

  it('have their labels at their middle, those at a side at their outer edge', () => {
    const few = barsOf(days(1, 1, 1, 1)).map(labelAt);
    expect(few.map(({ pct, anchor }) => `${pct} ${anchor}`)).toEqual(
      [12.5, 37.5, 62.5, 87.5].map((pct) => `${pct} middle`),
    );
    const many = barsOf(days(...Array.from({ length: 50 }, () => 1))).map(labelAt);
    expect([many[0]?.anchor, many.at(-1)?.anchor]).toEqual(['start', 'end']);
    expect([many[0]?.pct, many.at(-1)?.pct]).toEqual([expect.closeTo(0.38), expect.closeTo(99.62)]);
  });
});

it.each([
  ['2026-11-24', 'hoy'],
  ['2026-11-23', 'hace 1 día'],
  ['2026-10-24', 'hace 31 días'],
] as const)('%s is %s', (day, text) => expect(daysAgo(day, TODAY)).toBe(text));
