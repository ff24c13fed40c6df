import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ufFromNumber, ufToNumber } from '../../platform/money.ts';
import { levelLoanOf, levelPaymentOf } from './level-payment.ts';
import { mortgageSchedule } from './schedule.ts';
import { simulateMortgage } from './simulate.ts';
import { ADDS_UP, footing } from './testing/footing.ts';
import { anyMortgage, mortgageWith, referenceMortgage } from './testing/mortgages.ts';
import { plainSchedule } from './testing/plain-schedule.ts';

describe('mortgageSchedule', () => {
  it('shows what 60-digit decimals show', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const { rows } = mortgageSchedule(input);
        const plain = plainSchedule(levelLoanOf(input), levelPaymentOf(input).dividend);
        expect(rows.map((row) => row.interest)).toEqual(plain.interest);
        expect(rows.map((row) => row.balance)).toEqual(plain.balance);
        const last = rows.at(-1);
        expect((last?.interest ?? 0) + (last?.capital ?? 0)).toBe(plain.lastPayment);
      }),
      { numRuns: 40 },
    );
  });

  it('foots in every row and downwards, repays exactly the credit, and ends at 0', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const result = simulateMortgage(input);
        const insurance = result.totalDividend - result.dividend;
        const { rows } = mortgageSchedule(input);
        expect(rows).toHaveLength(result.instalments);
        expect(footing(levelLoanOf(input), rows)).toEqual(ADDS_UP);
        const level = rows.slice(0, -1).map(({ payment }) => payment);
        expect(new Set(level)).toEqual(new Set([result.totalDividend]));
        expect(new Set(rows.map((row) => row.insurance))).toEqual(new Set([insurance]));
      }),
      { numRuns: 300 },
    );
  });

  it('begins and ends as the reference mortgage does', () => {
    const { rows } = mortgageSchedule(referenceMortgage);
    const [first, last] = [rows[0], rows.at(-1)];
    expect(first).toEqual({
      k: 1,
      due: '2026-12-20',
      interest: 76_040,
      capital: 35_836,
      insurance: 2920,
      payment: 114_796,
      balance: 19_964_164,
    });
    expect([last?.k, last?.due, last?.balance]).toEqual([300, '2051-11-20', 0]);
    expect(ufToNumber(last?.payment ?? ufFromNumber(0))).toBeCloseTo(11.48, 1);
  });

  it('rounds a tie up in what it shows', () => {
    // 0.002619 × 550 UF is 1.44045, but slightly less in doubles.
    const { rows } = mortgageSchedule(mortgageWith({ credit: ufFromNumber(550), annualRatePct: 3.1 }));
    expect(ufToNumber(rows[0]?.interest ?? ufFromNumber(0))).toBe(1.4405);
  });

  it('starts after the grace', () => {
    expect(mortgageSchedule(mortgageWith({ graceMonths: 3 })).rows[0]?.due).toBe('2027-03-20');
  });

  it('uses the payment of a core, and still adds up and ends at 0', () => {
    const own = mortgageSchedule(referenceMortgage).rows;
    const payment = { dividend: ufFromNumber(11.1877), totalDividend: ufFromNumber(11.5) };
    const { rows } = mortgageSchedule(referenceMortgage, payment);
    expect(rows[0]).toMatchObject({ interest: own[0]?.interest, insurance: 3123, payment: 115_000 });
    for (const row of rows) expect(row.interest + row.capital + row.insurance).toBe(row.payment);
    expect(rows.at(-1)?.balance).toBe(0);
    expect(rows.at(-1)?.payment).toBeLessThan(own.at(-1)?.payment ?? 0);
  });
});
