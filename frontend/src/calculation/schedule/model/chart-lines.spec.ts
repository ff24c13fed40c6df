import { describe, expect, it } from '@jest/globals';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { CHART, labelShift, pointsOf } from './chart-lines.ts';
import type { DisplayedYear } from './schedule.ts';

const yearsOf = (...figures: readonly (readonly [capital: number, interest: number])[]): DisplayedYear[] =>
  figures.map(([capital, interest], index) => ({
    year: index + 1,
    months: [],
    capital: ufFromNumber(capital),
    interest: ufFromNumber(interest),
    insurance: ufFromNumber(0),
    payment: ufFromNumber(capital + interest),
    extra: ufFromNumber(0),
    balance: ufFromNumber(0),
  }));

describe('the chart’s lines', () => {
  it('run from the left to the right, in proportion to the largest of both', () => {
    const years = yearsOf([1, 4], [2, 3], [8, 0]);
    const [capital, interest] = [pointsOf(years, 'capital'), pointsOf(years, 'interest')];
    expect(capital.map(({ x }) => x)).toEqual([CHART.left, (CHART.left + CHART.right) / 2, CHART.right]);
    expect(capital.at(-1)?.y).toBe(CHART.top);
    expect(interest.at(-1)?.y).toBe(CHART.base);
    expect(interest[0]?.y).toBe((CHART.top + CHART.base) / 2);
  });

  it('have labels that keep clear of each other', () => {
    expect(labelShift(20, 160)).toBe(0);
    expect(labelShift(100, 110)).toBe(12);
    expect(labelShift(110, 100)).toBe(12);
  });
});
