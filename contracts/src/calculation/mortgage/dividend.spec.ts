import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ufFromNumber, ufFromUnits, ufToNumber } from '../../platform/money.ts';
import { dividendOf, exactDividend, type LevelLoan } from './dividend.ts';
import { monthlyRateOf, type MonthlyRate } from './rate.ts';
import { anyCredit } from './testing/mortgages.ts';

const anyLoan: fc.Arbitrary<LevelLoan> = fc.record({
  credit: anyCredit,
  monthlyRate: fc.integer({ min: 1, max: 9000 }).map((millionths) => millionths as MonthlyRate),
  instalments: fc.integer({ min: 1, max: 480 }),
  graceMonths: fc.integer({ min: 0, max: 6 }),
});

describe('dividendOf', () => {
  it('is what integers alone make of it', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => dividendOf(loan) === exactDividend(loan)),
      { numRuns: 1000 },
    );
  });

  it('rounds a tie up: 500 units and 0.3 % paid back immediately are 501.5', () => {
    const loan = {
      credit: ufFromUnits(500),
      monthlyRate: 3000 as MonthlyRate,
      instalments: 1,
      graceMonths: 0,
    };
    expect(dividendOf(loan)).toBe(502);
    expect(dividendOf({ ...loan, monthlyRate: 2999 as MonthlyRate })).toBe(501);
  });

  it('divides the credit evenly when there is no rate, half up', () => {
    const monthlyRate = monthlyRateOf(0);
    const interestFree = (uf: number, instalments: number): number =>
      ufToNumber(dividendOf({ credit: ufFromNumber(uf), monthlyRate, instalments, graceMonths: 6 }));
    expect(interestFree(3000, 300)).toBe(10);
    expect(interestFree(2000, 300)).toBe(6.6667);
    expect(interestFree(300.006, 120)).toBe(2.5001);
  });
});
