import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clpFromNumber, ufFromNumber, ufToClp, ufValueFromNumber, type Clp } from '../../platform/money.ts';
import { SUPPOSED_INFLATIONS_PCT } from '../inflation.ts';
import { firstBalance } from './balance.ts';
import { levelLoanOf, levelPaymentOf } from './level-payment.ts';
import { graceOf, graceToClp, pesoRows, type PesoRow } from '../peso-schedule.ts';
import { prepaidSchedule } from './prepayment.ts';
import { mortgageSchedule, scheduleYears } from './schedule.ts';
import type { MortgageInput } from './simulate.ts';
import { anyMortgage, mortgageWith, referenceMortgage } from './testing/mortgages.ts';

const today = ({ ufValue, graceMonths }: MortgageInput) => ({
  value: ufValue,
  graceMonths,
  inflationPct: 0,
});
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
        const rows = pesoRows(inUf, today(input));
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

  it('of the reference mortgage has its dividend in every row but the last', () => {
    const rows = pesoRows(mortgageSchedule(referenceMortgage).rows, today(referenceMortgage));
    expect(rows[0]).toEqual({
      interest: 310_854,
      capital: 146_499,
      insurance: 11_937,
      payment: 469_290,
      extra: 0,
      balance: 81_614_221,
    });
    expect(new Set(rows.slice(0, -1).map(({ payment }) => payment))).toEqual(new Set([469_290]));
    expect(sumOf(rows, 'capital')).toBe(81_760_720);
  });

  it('without interest has none, and pays what its parts make', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const free = { ...input, annualRatePct: 0 };
        const rows = pesoRows(mortgageSchedule(free).rows, today(free));
        expect(rows.every((row) => row.interest === 0 && foots(row))).toBe(true);
        expect(sumOf(rows, 'capital')).toBe(ufToClp(free.credit, free.ufValue));
      }),
      { numRuns: 50 },
    );
  });

  it('with a rising UF foots in rows and revalues each balance', () => {
    fc.assert(
      fc.property(
        anyMortgage,
        fc.constantFrom(...SUPPOSED_INFLATIONS_PCT.slice(1)),
        (input, inflationPct) => {
          const inUf = mortgageSchedule(input).rows;
          const rows = pesoRows(inUf, { ...today(input), inflationPct });
          const still = pesoRows(inUf, today(input));
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
    const inPesos = grace && graceToClp(grace, today(input));
    expect(inPesos).toEqual(expected);
    const first = pesoRows(rows, today(input))[0];
    expect((first?.capital ?? 0) + (first?.balance ?? 0)).toBe(expected?.balance ?? 81_760_720);
  });
});

describe('prepayments in pesos', () => {
  const LAW = { months: 1.5, creditMaxUf: ufFromNumber(5000) };
  const prepaid = (input: MortgageInput, extraUf: number, month: number, effect: 'term' | 'payment') => {
    const { dividend, totalDividend } = levelPaymentOf(input);
    const prepayment = { extra: ufFromNumber(extraUf), month, every: 'yearly', effect } as const;
    const insurance = ufFromNumber((totalDividend - dividend) / 10_000);
    return prepaidSchedule(levelLoanOf(input), dividend, insurance, input.startDate, prepayment, LAW).rows;
  };

  it('foot in rows, chain in balances, and add up to the pesos of their sum', () => {
    fc.assert(
      fc.property(
        anyMortgage.filter(({ annualRatePct }) => annualRatePct >= 0.5),
        fc.integer({ min: 10_000, max: 3_000_000 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('term' as const, 'payment' as const),
        (input, units, month, effect) => {
          const inUf = prepaid(input, units / 10_000, month, effect);
          const rows = pesoRows(inUf, today(input));
          let before: number = ufToClp(firstBalance(levelLoanOf(input)), input.ufValue);
          const credit = before;
          const wrong = rows.filter((row) => {
            const chains = row.balance === before - row.capital - row.extra;
            before = row.balance;
            return !foots(row) || !chains;
          });
          expect(wrong).toEqual([]);
          expect([sumOf(rows, 'capital') + sumOf(rows, 'extra'), before]).toEqual([credit, 0]);
          const extraUf = ufFromNumber(inUf.reduce((sum, { extra }) => sum + extra, 0) / 10_000);
          expect(sumOf(rows, 'extra')).toBe(ufToClp(extraUf, input.ufValue));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('are shown as they were typed in pesos, and the last one as the balance that it is limited to', () => {
    const input = mortgageWith({ ufValue: ufValueFromNumber(40880.36) });
    const inUf = prepaid(input, 244.6162, 12, 'term');
    const typedExtra = { uf: ufFromNumber(244.6162), clp: clpFromNumber(10_000_000) };
    const rows = pesoRows(inUf, { ...today(input), typedExtra });
    const extras = rows.filter(({ extra }) => extra > 0).map(({ extra }) => extra);
    expect(new Set(extras.slice(0, -1))).toEqual(new Set([10_000_000]));
    expect(rows.every(foots)).toBe(true);
    expect(sumOf(rows, 'capital') + sumOf(rows, 'extra')).toBe(81_760_720);
  });
});
