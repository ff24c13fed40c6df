import { describe, expect, it } from '@jest/globals';
import { ufFromNumber, ufFromUnits, ufToNumber } from '../../platform/money.ts';
import { dividendOf } from './dividend.ts';
import { monthlyRateOf, type MonthlyRate } from './rate.ts';

describe('dividendOf', () => {
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
