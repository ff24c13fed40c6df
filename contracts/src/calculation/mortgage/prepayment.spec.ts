import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ZERO_UF, ufFromNumber, ufFromUnits, ufToNumber, type Uf } from '../../platform/money.ts';
import { levelLoanOf, levelPaymentOf, type MortgageTerms } from './level-payment.ts';
import { prepaidSchedule, totalInterest, type Prepayment } from './prepayment.ts';
import { mortgageSchedule } from './schedule.ts';
import { ADDS_UP, footing } from './testing/footing.ts';
import { anyMortgage, mortgageWith } from './testing/mortgages.ts';

const LAW = { months: 1.5, creditMaxUf: ufFromNumber(5000) };

function prepaid(terms: MortgageTerms, prepayment: Prepayment) {
  const { dividend, totalDividend } = levelPaymentOf(terms);
  const insurance = ufFromUnits(totalDividend - dividend);
  return prepaidSchedule(levelLoanOf(terms), dividend, insurance, terms.startDate, prepayment, LAW);
}

const uf = (amount: Uf | null): string | null => (amount === null ? null : ufToNumber(amount).toFixed(4));

describe('prepayments', () => {
  const flexible = mortgageWith({});
  const long = mortgageWith({
    credit: ufFromNumber(3000),
    propertyValue: ufFromNumber(4000),
    annualRatePct: 5,
    termYears: 30,
    graceMonths: 6,
  });

  it.each([
    [flexible, 300, 24, 'once', 'term', 233, '11.1876', '904.2480', '1.7109', '450.3256'],
    [flexible, 300, 24, 'once', 'payment', 300, '9.4305', '1171.3230', '1.7109', '183.2506'],
    [flexible, 50, 12, 'yearly', 'term', 183, '11.1876', '788.6330', '4.2780', '563.3735'],
    [long, 5000, 60, 'once', 'term', 60, '16.6491', '750.3229', '17.9239', '2148.5902'],
  ] as const)(
    'have the reference figures (%#)',
    (terms, extraUf, month, every, effect, instalments, dividendAfter, interest, commission, netSaving) => {
      const found = prepaid(terms, { extra: ufFromNumber(extraUf), month, every, effect });
      const saved = totalInterest(mortgageSchedule(terms).rows) - totalInterest(found.rows);
      expect([found.rows.length, uf(found.dividendAfter), uf(totalInterest(found.rows))]).toEqual([
        instalments,
        dividendAfter,
        interest,
      ]);
      expect([uf(found.commission), uf(ufFromUnits(saved - (found.commission ?? 0)))]).toEqual([
        commission,
        netSaving,
      ]);
    },
  );

  it('are summed up in their years of the credit', () => {
    const yearly = { extra: ufFromNumber(50), month: 24, every: 'yearly', effect: 'payment' } as const;
    const { rows, byYear } = prepaid(mortgageWith({ termYears: 5 }), yearly);
    expect(byYear.map(({ extra }) => uf(extra))).toEqual([
      '0.0000',
      '50.0000',
      '50.0000',
      '50.0000',
      '0.0000',
    ]);
    expect(byYear.reduce((sum, { interest }) => sum + interest, 0)).toBe(totalInterest(rows));
  });

  it('of a credit above 5,000 UF have no commission that the law limits', () => {
    const prepayment = { extra: ufFromNumber(100), month: 1, every: 'once', effect: 'term' } as const;
    const commissionFor = (creditUf: number) =>
      prepaid(mortgageWith({ credit: ufFromNumber(creditUf), propertyValue: ufFromNumber(9000) }), prepayment)
        .commission;
    expect(commissionFor(5000)).toBe(ufFromNumber(0.5703));
    expect(commissionFor(5000.0001)).toBeNull();
  });
});

const months = fc.integer({ min: 1, max: 479 });
const extras = fc.integer({ min: 1, max: 50_000_000 }).map(ufFromUnits);
const everies = fc.constantFrom('once' as const, 'yearly' as const);
const effects = fc.constantFrom('term' as const, 'payment' as const);
const inTerm = (terms: MortgageTerms, month: number): number => 1 + (month % (12 * terms.termYears - 1));
const RUNS = { numRuns: 40 };

/** Returns the maximum rounding error in 1/10000 UF: half a unit per payment and per month's interest, with interest on both. */
function mostByRounding({ annualRatePct, termYears }: MortgageTerms): number {
  const [rate, months] = [annualRatePct / 1200, 12 * termYears];
  return rate === 0 ? months : ((1 + rate) ** months - 1) / rate;
}

describe('prepayments of any credit', () => {
  it('of nothing change nothing', () => {
    fc.assert(
      fc.property(anyMortgage, months, (terms, month) => {
        const none = {
          extra: ZERO_UF,
          month: inTerm(terms, month),
          every: 'yearly',
          effect: 'term',
        } as const;
        expect(prepaid(terms, none).rows).toEqual(
          mortgageSchedule(terms).rows.map((row) => ({ ...row, extra: 0 })),
        );
      }),
      RUNS,
    );
  });

  it('of the whole balance end the credit in their month', () => {
    fc.assert(
      fc.property(anyMortgage, months, everies, effects, (terms, any, every, effect) => {
        const month = inTerm(terms, any);
        const { rows } = prepaid(terms, { extra: ufFromNumber(100_000), month, every, effect });
        expect(rows).toHaveLength(month);
        expect(rows.at(-1)?.balance).toBe(0);
      }),
      RUNS,
    );
  });

  it('foot in every row and downwards, add up to the credit, and end at a balance of 0', () => {
    fc.assert(
      fc.property(anyMortgage, months, extras, everies, effects, (terms, any, extra, every, effect) => {
        const { rows } = prepaid(terms, { extra, month: inTerm(terms, any), every, effect });
        expect(footing(levelLoanOf(terms), rows)).toEqual(ADDS_UP);
      }),
      { numRuns: 400 },
    );
  });

  it('save at least as much interest by a lower term as by a lower payment', () => {
    fc.assert(
      fc.property(anyMortgage, months, extras, (terms, any, extra) => {
        const interestWith = (effect: 'term' | 'payment') =>
          totalInterest(prepaid(terms, { extra, month: inTerm(terms, any), every: 'once', effect }).rows);
        expect(interestWith('term')).toBeLessThanOrEqual(interestWith('payment') + mostByRounding(terms));
      }),
      RUNS,
    );
  });
});
