import { describe, expect, it } from '@jest/globals';
import { ufFromNumber } from '../../platform/money.ts';
import { capitalised, monthlyRateOf, monthlyRateToNumber } from './rate.ts';

describe('monthlyRateOf', () => {
  it.each([
    [4.5, 0.003802],
    [5, 0.004225],
    [3.89, 0.003287],
    [9.99, 0.008441],
    [0, 0],
    [0.0005, 0],
    [0.0006, 0.000001],
  ])('%p percent a year is %p a month', (annual, monthly) => {
    expect(monthlyRateToNumber(monthlyRateOf(annual))).toBe(monthly);
  });

  it('rounds a tie up', () => {
    // 1.512 × 365000/432 = 1277.5 millionths.
    expect(monthlyRateOf(1.512)).toBe(1278);
    expect(monthlyRateOf(1.5119)).toBe(1277);
  });

  it('refuses a negative rate and what is no number', () => {
    expect(() => monthlyRateOf(-0.01)).toThrow(RangeError);
    expect(() => monthlyRateOf(Number.NaN)).toThrow(RangeError);
    expect(() => monthlyRateOf(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe('capitalised', () => {
  it('adds interest to the credit month by month, without rounding', () => {
    const { numerator, denominator } = capitalised(ufFromNumber(2000), monthlyRateOf(4.5), 2);
    expect(denominator).toBe(1_000_000_000_000n);
    expect(numerator).toBe(20_000_000n * 1_003_802n * 1_003_802n);
  });
});
