import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pmt } from 'financial';
import { irr } from 'node-irr';
import { levelAnnuityRate } from './cae.ts';
import { simulateMortgage } from './simulate.ts';
import { anyMortgage } from './testing/mortgages.ts';

// financial's irr finds no rate for annuities this long; its pmt and node-irr's irr are correct.
const LOANS = fc.sample(anyMortgage, { numRuns: 10_000, seed: 20_261_120 });
const HALF_A_UNIT = 0.5 + 1e-6;

describe('10,000 loans, calculated by others', () => {
  it('have the same dividendo', () => {
    for (const input of LOANS) {
      const { monthlyRate, instalments, dividend } = simulateMortgage(input);
      const owed = input.credit * (1 + monthlyRate) ** input.graceMonths;
      expect(Math.abs(dividend + pmt(monthlyRate, instalments, owed))).toBeLessThanOrEqual(HALF_A_UNIT);
    }
  });

  it('have the same CAE', () => {
    for (const input of LOANS) {
      const { instalments, totalDividend, caePct } = simulateMortgage(input);
      const { credit, graceMonths } = input;
      const months = Array.from({ length: graceMonths + instalments }, (_, index) =>
        index < graceMonths ? 0 : totalDividend,
      );
      const theirs = irr([-credit, ...months]);
      const ours = levelAnnuityRate({ principal: credit, payment: totalDividend, instalments, graceMonths });
      expect(Math.abs(ours - theirs)).toBeLessThan(1e-9);
      expect(Math.abs(caePct - 1200 * theirs)).toBeLessThan(0.005 + 1e-5);
    }
  });
});
