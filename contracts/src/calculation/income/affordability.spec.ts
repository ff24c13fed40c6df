import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clpFromNumber } from '../../platform/money.ts';
import { minimumIncome } from '../mortgage/simulate.ts';
import { affordableDividend, neededIncome } from './affordability.ts';

const clp = clpFromNumber;
const debtsOf = (amountClp: number, totalMaxPct = 40) => ({ clp: amountClp, totalMaxPct });
const needed = (dividendClp: number, debts?: ReturnType<typeof debtsOf>): number =>
  neededIncome({ DivTotalPe: clp(dividendClp), RenMin: minimumIncome(clp(dividendClp)) }, debts);

describe('the highest dividend that an income carries', () => {
  const INCOME = fc.integer({ min: 500_000, max: 15_000_000 }).map(clp);

  it('needs that income, and a peso more does not do', () => {
    fc.assert(
      fc.property(
        INCOME,
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.integer({ min: 25, max: 100 }),
        (income, debts, pct) => {
          const most = affordableDividend(income, debtsOf(debts, pct));
          fc.pre(most > 0);
          expect(needed(most, debtsOf(debts, pct))).toBeLessThanOrEqual(income);
          expect(needed(most + 1, debtsOf(debts, pct))).toBeGreaterThan(income);
        },
      ),
    );
  });

  it('is a quarter of it, until dividend and other debts together reach 40 %', () => {
    const income = clp(1_900_003);
    const carried = (debtsClp: number) => affordableDividend(income, debtsOf(debtsClp));
    expect(affordableDividend(income)).toBe(475_000);
    expect([carried(0), carried(285_001), carried(285_002)]).toEqual([475_000, 475_000, 474_999]);
    expect([carried(760_000), carried(760_001), carried(760_002)]).toEqual([1, 0, -1]);
    expect(affordableDividend(income, debtsOf(285_002, 50))).toBe(475_000);
  });

  it('is asked of an income that carries both', () => {
    expect(needed(400_000)).toBe(1_600_000);
    expect(needed(400_000, debtsOf(240_000))).toBe(1_600_000);
    expect(needed(400_000, debtsOf(240_001))).toBe(1_600_003);
  });
});
