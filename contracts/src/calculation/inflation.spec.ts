import { describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { nominalClp } from './peso-schedule.ts';
import { ufFromUnits, ufToClp, ufValueFromNumber, type Uf, type UfValue } from '../platform/money.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const months = fc.integer({ min: 1, max: 486 });
const amounts = fc.integer({ min: 0, max: 400_000_000 }).map(ufFromUnits);
const values = fc.integer({ min: 2_000_000, max: 6_000_000 }).map((cents) => ufValueFromNumber(cents / 100));

const exactClp = (amount: Uf, value: UfValue, annualPct: number, after: number) =>
  new Exact(amount)
    .times(value)
    .div(1_000_000)
    .times(new Exact(100 + annualPct).div(100).pow(new Exact(after).div(12)));

describe('nominal pesos', () => {
  it('are today’s without inflation, whatever the month', () => {
    fc.assert(
      fc.property(amounts, values, months, (amount, value, after) => {
        expect(nominalClp(amount, value, 0, after)).toBe(ufToClp(amount, value));
      }),
    );
  });

  it('are those of 60-digit decimals, rounded once', () => {
    fc.assert(
      fc.property(amounts, values, months, fc.constantFrom(3, 4), (amount, value, after, annualPct) => {
        const off = exactClp(amount, value, annualPct, after).minus(
          nominalClp(amount, value, annualPct, after),
        );
        // Slightly more than one half, because a value so close to a tie may be rounded either way.
        expect(off.abs().toNumber()).toBeLessThanOrEqual(0.500_01);
      }),
      { numRuns: 300 },
    );
  });
});
