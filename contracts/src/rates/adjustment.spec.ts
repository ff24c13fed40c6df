import { describe, expect, it } from '@jest/globals';
import { adjustedRate, isAdjusted, rateAfter, type RateAdjustment } from './adjustment.ts';
import { rebased } from './rate-sheet.ts';
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

  it('comes after those before it', () => {
    expect(rateAfter([ALL, { ...ALL, loan_use: 70 }, { ...ALL, by: 10, unit: 'percent' }], CELL, 4.4)).toBe(
      4.95,
    );
    expect(rateAfter([{ ...ALL, product: 4 }], CELL, 4.4)).toBeNull();
  });

  it('is made again on other rates, while a rate that was typed stays', () => {
    const [adjusted, typed] = [7, 8].map((rate) => ({ ...CELL, min_years: rate, rate, from: 4 }));
    const changes = [{ ...adjusted, value: 4.1 } as never, { ...typed, value: 4.3 } as never];
    const rates = [7, 8].map((id) => ({ ...CELL, min_years: id, id, rate: 4.5 }));
    expect(rebased({ rates, ranges: [] }, changes, 'values', [ALL])).toMatchObject([
      { from: 4.5, value: 4.6 },
      { from: 4.5, value: 4.3 },
    ]);
  });
});
