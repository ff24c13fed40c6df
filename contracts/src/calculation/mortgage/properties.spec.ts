import { describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { ufFromUnits, ufToClp } from '../../platform/money.ts';
import { simulateMortgage, type MortgageInput } from './simulate.ts';
import { anyMortgage, anyRatePct, mortgageWith } from './testing/mortgages.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

const round = (value: Decimal, decimals = 0): number => value.toDecimalPlaces(decimals).toNumber();

/** Calculates R1 to R8 in 60-digit decimals; amounts in 1/10000 UF, each figure rounded once. */
function plainFigures(input: MortgageInput) {
  const { credit, termYears, graceMonths, purpose, subsidyCode, insuredAmount, ufValue } = input;
  const rate = new Exact(input.annualRatePct).div(100).times(365).div(360).div(12).toDecimalPlaces(6);
  const instalments = 12 * termYears;
  const grown = rate.plus(1).pow(graceMonths).times(credit);
  const level = rate.isZero()
    ? grown.div(instalments)
    : grown.times(rate).div(new Exact(1).minus(rate.plus(1).pow(-instalments)));
  const isSubsidised = purpose === 1 && subsidyCode !== 0;
  const insured = insuredAmount || new Exact(credit).times('0.75');
  const parts = {
    dividend: round(level),
    lifeInsurance: round(grown.times(input.lifeMonthlyRate ?? 0.000068)),
    fireInsurance: round(new Exact(insured).times(input.fireMonthlyRate ?? 0.000104)),
    unemploymentInsurance: isSubsidised
      ? round(new Exact(credit).times(input.unemploymentMonthlyRate ?? 0))
      : 0,
  };
  const totalDividend = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const totalDividendClp = round(new Exact(totalDividend).times(ufValue).div(1_000_000));
  return { monthlyRate: rate.toNumber(), ...parts, totalDividend, totalDividendClp };
}

describe('any mortgage', () => {
  it('has the figures of 60-digit decimals, each rounded once', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        expect(simulateMortgage(input)).toMatchObject(plainFigures(input));
      }),
      { numRuns: 500 },
    );
  });

  it('is due first a month after the grace, on the same day or the last one of the month', () => {
    fc.assert(
      fc.property(anyMortgage, ({ startDate, ...input }) => {
        const due = simulateMortgage({ ...input, startDate }).firstDueDate;
        const [year = 0, month = 0, day = 0] = startDate.split('-').map(Number);
        const lastDay = new Date(Date.UTC(year, month + input.graceMonths + 1, 0));
        lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate()));
        expect(due).toBe(lastDay.toISOString().slice(0, 10));
      }),
    );
  });

  it('has parts that foot to the total, and figures made from what is shown', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const result = simulateMortgage(input);
        const { dividend, lifeInsurance, fireInsurance, unemploymentInsurance, totalDividend } = result;
        expect(dividend + lifeInsurance + fireInsurance + unemploymentInsurance).toBe(totalDividend);
        expect(result.totalCost).toBe(totalDividend * 12 * input.termYears);
        expect(result.totalDividendClp).toBe(ufToClp(totalDividend, input.ufValue));
        expect(result.minimumIncomeClp).toBe(4 * result.totalDividendClp);
      }),
      { numRuns: 500 },
    );
  });

  it('never costs less at a higher rate', () => {
    fc.assert(
      fc.property(anyMortgage, anyRatePct, (input, otherPct) => {
        const [low, high] = [input.annualRatePct, otherPct].sort((a, b) => a - b);
        const cheap = simulateMortgage({ ...input, annualRatePct: low ?? 0 });
        const dear = simulateMortgage({ ...input, annualRatePct: high ?? 0 });
        expect(dear.dividend).toBeGreaterThanOrEqual(cheap.dividend);
        expect(dear.totalDividend).toBeGreaterThanOrEqual(cheap.totalDividend);
        expect(dear.totalCost).toBeGreaterThanOrEqual(cheap.totalCost);
      }),
      { numRuns: 500 },
    );
  });

  it('never costs less for a larger credit, not even for one unit more', () => {
    fc.assert(
      fc.property(
        anyMortgage,
        fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 10_000_000 })),
        (input, more) => {
          const small = simulateMortgage(input);
          const large = simulateMortgage({ ...input, credit: ufFromUnits(input.credit + more) });
          expect(large.dividend).toBeGreaterThanOrEqual(small.dividend);
          expect(large.totalDividend).toBeGreaterThanOrEqual(small.totalDividend);
          expect(large.totalDividendClp).toBeGreaterThanOrEqual(small.totalDividendClp);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('without grace is the plain annuity, which knows no grace', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const result = simulateMortgage({ ...input, graceMonths: 0 });
        const rate = new Exact(String(result.monthlyRate));
        const dividend = rate.isZero()
          ? new Exact(input.credit).div(result.instalments)
          : rate.times(input.credit).div(new Exact(1).minus(rate.plus(1).pow(-result.instalments)));
        const life = new Exact(String(input.lifeMonthlyRate ?? 0.000068)).times(input.credit);
        expect(result.dividend).toBe(dividend.toDecimalPlaces(0).toNumber());
        expect(result.lifeInsurance).toBe(life.toDecimalPlaces(0).toNumber());
      }),
      { numRuns: 300 },
    );
  });

  it('with grace never has a lower dividendo than without', () => {
    fc.assert(
      fc.property(anyMortgage, (input) => {
        const plain = simulateMortgage({ ...input, graceMonths: 0 });
        expect(simulateMortgage(input).totalDividend).toBeGreaterThanOrEqual(plain.totalDividend);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [300, 5],
    [300, 40],
    [20_000, 5],
    [20_000, 40],
  ])('holds at the limits: %i UF over %i years at 0.0001, 0.01 and 9.99 percent', (uf, termYears) => {
    for (const annualRatePct of [0.0001, 0.01, 9.99]) {
      for (const graceMonths of [0, 6]) {
        const result = simulateMortgage(
          mortgageWith({ credit: ufFromUnits(uf * 10_000), termYears, graceMonths, annualRatePct }),
        );
        expect(result.totalDividend * result.instalments).toBeGreaterThanOrEqual(uf * 10_000);
        expect(result.caePct).toBeGreaterThan(annualRatePct);
      }
    }
  });
});
