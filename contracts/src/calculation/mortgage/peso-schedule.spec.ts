import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ufToClp, type Clp } from '../../platform/money.ts';
import { firstBalance } from './balance.ts';
import { levelLoanOf } from './level-payment.ts';
import {
  graceOf,
  graceToClp,
  pesoRows,
  scheduleYears,
  SUPPOSED_INFLATIONS_PCT,
  type ScheduleFigures,
} from '../peso-schedule.ts';
import { mortgageSchedule } from './schedule.ts';
import { anyMortgage, mortgageWith } from './testing/mortgages.ts';

type PesoRow = ScheduleFigures<Clp>;
const sumOf = (rows: readonly PesoRow[], part: keyof PesoRow): number =>
  rows.reduce((sum, row) => sum + row[part], 0);
const foots = ({ interest, capital, insurance, payment }: PesoRow): boolean =>
  interest >= 0 && interest + capital + insurance === payment;

describe('the schedule in pesos', () => {
  it('foots in rows, chains in balances, sums to the credit, and its years are sums of rows', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const { ufValue } = input;
        const { rows: inUf } = mortgageSchedule(input);
        const rows = pesoRows(inUf, input.ufValue);
        let before: number = ufToClp(firstBalance(levelLoanOf(input)), ufValue);
        const credit = before;
        const wrong = rows.filter((row, index) => {
          const ofUf = inUf[index] as (typeof inUf)[number];
          const chains = row.balance === before - row.capital;
          before = row.balance;
          return !(
            foots(row) &&
            chains &&
            row.balance === ufToClp(ofUf.balance, ufValue) &&
            row.insurance === ufToClp(ofUf.insurance, ufValue) &&
            (ofUf.interest === 0 ? row.interest === 0 : row.payment === ufToClp(ofUf.payment, ufValue))
          );
        });
        expect(wrong).toEqual([]);
        expect([sumOf(rows, 'capital'), before]).toEqual([credit, 0]);
        const years = scheduleYears<Clp>(rows);
        expect(years.map(({ year }) => year)).toEqual(
          Array.from({ length: input.termYears }, (_, index) => index + 1),
        );
        for (const { year, balance, ...parts } of years) {
          const months = rows.slice(12 * (year - 1), 12 * year);
          expect(balance).toBe(months.at(-1)?.balance);
          for (const [part, sum] of Object.entries(parts))
            expect(sum).toBe(sumOf(months, part as keyof PesoRow));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('with a rising UF foots in rows and revalues each balance', () => {
    fc.assert(
      fc.property(
        anyMortgage,
        fc.constantFrom(...SUPPOSED_INFLATIONS_PCT.slice(1)),
        (input, inflationPct) => {
          const { graceMonths, ufValue } = input;
          const inUf = mortgageSchedule(input).rows;
          const rows = pesoRows(inUf, ufValue, { graceMonths, inflationPct });
          const still = pesoRows(inUf, ufValue);
          expect(rows.every(foots)).toBe(true);
          expect(rows.at(-1)?.balance).toBe(0);
          expect(sumOf(rows, 'capital')).toBeGreaterThan(sumOf(still, 'capital'));
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    [0, null],
    [3, { added: 936_111, balance: 82_696_831 }],
    [6, { added: 1_882_945, balance: 83_643_665 }],
  ])('of %i grace months says what they added to the credit', (graceMonths, expected) => {
    const input = mortgageWith({ graceMonths });
    const { rows } = mortgageSchedule(input);
    const grace = graceOf(input.credit, rows);
    const inPesos = grace && graceToClp(grace, input.ufValue);
    expect(inPesos).toEqual(expected);
    const first = pesoRows(rows, input.ufValue)[0];
    expect((first?.capital ?? 0) + (first?.balance ?? 0)).toBe(expected?.balance ?? 81_760_720);
  });
});
