import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clpFromNumber } from '../../platform/money.ts';
import { minimumIncome } from '../mortgage/simulate.ts';
import { affordableDividend } from './affordability.ts';

const clp = clpFromNumber;

describe('the highest dividend that an income carries', () => {
  it('needs that income, and a peso more does not do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500_000, max: 15_000_000 }).map(clp), (income) => {
        const most = affordableDividend(income);
        expect(minimumIncome(most)).toBeLessThanOrEqual(income);
        expect(minimumIncome(clp(most + 1))).toBeGreaterThan(income);
      }),
    );
  });

  it('falls by each peso of other debts, and is the same without any', () => {
    const income = clp(1_900_003);
    expect(affordableDividend(income)).toBe(475_000);
    expect(affordableDividend(income, 0)).toBe(475_000);
    expect(affordableDividend(income, 120_000)).toBe(355_000);
    expect(affordableDividend(income, 475_000)).toBe(0);
    expect(affordableDividend(income, 475_001)).toBe(-1);
  });
});
