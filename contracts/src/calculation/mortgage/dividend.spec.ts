import { describe, expect, it } from '@jest/globals';
import { ufFromUnits } from '../../platform/money.ts';
import { dividendOf } from './dividend.ts';
import { type MonthlyRate } from './rate.ts';

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
});
