import { describe, expect, it } from '@jest/globals';
import { adjustedRate, isAdjusted, type RateAdjustment } from './adjustment.ts';
import type { RateCell } from './rate-book.ts';

const CELL: RateCell = {
  ...{ product: 8, loan_use: 1, real_estate_type: 1 },
  ...{ min_years: 12, max_years: 15, min_amount: 2000, max_amount: 5000 },
};
const ALL: RateAdjustment = { by: 0.1, unit: 'points' };

describe('an adjustment', () => {
  it.each([
    [4.06, 0.1, 'points', 4.16],
    [4.2, -0.15, 'points', 4.05],
    [0.05, -0.1, 'points', -0.05],
    [4.15, 10, 'percent', 4.57],
    [4.15, -2.5, 'percent', 4.05],
  ] as const)('of %d by %d %s is %d', (rate, by, unit, adjusted) => {
    expect(adjustedRate(rate, { by, unit })).toBe(adjusted);
  });

  it.each([
    [{}, true],
    [{ product: 8, min_years: 12, max_amount: 5000 }, true],
    [{ product: 4 }, false],
    [{ min_years: 15 }, false],
    [{ max_years: 12 }, false],
    [{ min_amount: 5000 }, false],
  ])('for %j is for the cell: %s', (part, isFor) => {
    expect(isAdjusted(CELL, { ...ALL, ...part })).toBe(isFor);
  });
});
