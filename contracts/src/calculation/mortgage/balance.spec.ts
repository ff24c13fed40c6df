import { describe, expect, it } from '@jest/globals';
import { ufFromUnits } from '../../platform/money.ts';
import { firstBalance, interestOn, payInstalment } from './balance.ts';
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

describe('the first balance', () => {
  it('is the credit with the interest of its grace, rounded once', () => {
    expect(firstBalance(loanOf(20_000_000, 4.5, 0))).toBe(20_000_000);
    // 2000 × 1.003802³ = 2022.89884…
    expect(firstBalance(loanOf(20_000_000, 4.5, 3))).toBe(20_228_988);
  });
});

describe('an instalment', () => {
  const owed = ufFromUnits(100);
  it('repays what is not interest, the last one everything', () => {
    const interest = interestOn(owed, monthlyRateOf(4.5));
    expect(payInstalment(owed, interest, ufFromUnits(40), false)).toEqual({
      interest: 0,
      capital: 40,
      paid: 40,
      balance: 60,
    });
    expect(payInstalment(owed, ufFromUnits(3), ufFromUnits(40), true)).toEqual({
      interest: 3,
      capital: 100,
      paid: 103,
      balance: 0,
    });
  });
});
