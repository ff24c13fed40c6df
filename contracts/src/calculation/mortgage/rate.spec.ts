import { describe, expect, it } from '@jest/globals';
import { monthlyRateOf } from './rate.ts';

describe('monthlyRateOf', () => {
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
