import { describe, expect, it } from '@jest/globals';
import { ufFromUnits } from '../../platform/money.ts';
import { dividendOf, type LevelLoan } from './dividend.ts';
import { monthlyRateOf } from './rate.ts';
import { scheduleRows } from './schedule.ts';
import { plainSchedule } from './testing/plain-schedule.ts';

const loanOf = (credit: number, annualRatePct: number, graceMonths: number): LevelLoan => ({
  credit: ufFromUnits(credit),
  monthlyRate: monthlyRateOf(annualRatePct),
  instalments: 60,
  graceMonths,
});

describe('the rows of a credit', () => {
  // Doubles of this size are off by more than half a unit after a few rows.
  it.each([1e13, 3e13 + 7, 1e14 + 1, 9e14 + 11])('is exact where doubles are not, for %d units', (credit) => {
    for (const annualRatePct of [0, 4.5]) {
      for (const graceMonths of [0, 3]) {
        const loan = loanOf(credit, annualRatePct, graceMonths);
        const dividend = dividendOf(loan);
        const rows = scheduleRows(loan, dividend, ufFromUnits(0), '2026-11-20');
        const plain = plainSchedule(loan, dividend);
        expect(rows.map(({ interest }) => interest)).toEqual(plain.interest);
        expect(rows.map(({ balance }) => balance)).toEqual(plain.balance);
        expect(rows.at(-1)?.payment).toBe(plain.lastPayment);
      }
    }
  });
});
