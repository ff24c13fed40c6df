import { describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { simulateMortgage, type MortgageInput } from './simulate.ts';
import { anyMortgage } from './testing/mortgages.ts';

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
});
