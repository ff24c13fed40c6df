import { describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { multiplyDivide, overDecimal, timesDecimal, timesDecimalBig } from './scaled.ts';

const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP });
const units = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });

describe('multiplyDivide', () => {
  it('rounds a tie away from zero, both ways', () => {
    expect([multiplyDivide(5, 1, 2), multiplyDivide(-5, 1, 2), multiplyDivide(5, -1, 2)]).toEqual([
      3, -3, -3,
    ]);
    expect([multiplyDivide(7, 1, 5), multiplyDivide(8, 1, 5)]).toEqual([1, 2]);
  });

  it('never answers negative zero', () => {
    expect(Object.is(multiplyDivide(-1, 1, 3), 0)).toBe(true);
  });

  it('is exact beyond 2^53', () => {
    expect(multiplyDivide(9_007_199_254_740_991, 3, 6)).toBe(4_503_599_627_370_496);
    expect(multiplyDivide(94_906_267, 94_906_267, 94_906_267)).toBe(94_906_267);
  });

  it('refuses a divisor that is not positive and a result that is no safe integer', () => {
    expect(() => multiplyDivide(1, 1, 0)).toThrow(new RangeError('Divisor must be positive: 0'));
    expect(() => multiplyDivide(1, 1, -2)).toThrow(RangeError);
    expect(() => multiplyDivide(2 ** 52, 4, 1)).toThrow(new RangeError(`Out of range: ${2 ** 54}`));
  });

  it('equals 80-digit decimals', () => {
    const divisor = fc.integer({ min: 1, max: 2_000_000_000 });
    fc.assert(
      fc.property(units, fc.integer({ min: -1_000_000, max: 1_000_000 }), divisor, (factor, other, by) => {
        const expected = new Exact(factor).times(other).div(by).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
        expect(multiplyDivide(factor, other, by)).toBe(expected.toNumber() + 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('timesDecimal', () => {
  it('reads a rate as the decimal that it shows, not as its double', () => {
    // 0.00007 × 15 UF is 10.5 units; the double 0.00007 × 150000 is less than that tie.
    expect(timesDecimal(150_000, 0.00007)).toBe(11);
    expect(timesDecimal(-150_000, 0.00007)).toBe(-11);
    expect(timesDecimal(10_000, 1.00005)).toBe(10_001);
    expect(timesDecimal(1000, 1.0005)).toBe(1001);
  });

  it('reads exponents and more than 15 digits', () => {
    expect(timesDecimal(100_000_000, 5e-9)).toBe(1);
    expect(timesDecimal(100_000_000, 4.999999999999999e-9)).toBe(0);
    expect(timesDecimal(1, 0.49999999999999994)).toBe(0);
    expect(timesDecimal(1, 1e-300)).toBe(0);
    expect(timesDecimal(0, 1e300)).toBe(0);
  });

  it('refuses what is no number or too large', () => {
    expect(() => timesDecimal(1, Number.NaN)).toThrow(new RangeError('Not a number: NaN'));
    expect(() => timesDecimal(1, Number.POSITIVE_INFINITY)).toThrow(new RangeError('Not a number: Infinity'));
    expect(() => timesDecimal(10_000, 1e30)).toThrow(RangeError);
    expect(() => timesDecimalBig(1n, Number.NaN, 1n)).toThrow(RangeError);
  });

  it('equals 80-digit decimals for any rate', () => {
    const short = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 12 }));
    const rate = fc.oneof(
      short.map(([digits, scale]) => Number(`${digits}e-${scale}`)),
      fc.double({ min: -10, max: 10, noNaN: true }),
    );
    fc.assert(
      fc.property(units, rate, fc.integer({ min: 1, max: 1000 }), (amount, fraction, by) => {
        const expected = new Exact(String(fraction))
          .times(amount)
          .div(by)
          .toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
        expect(timesDecimal(amount, fraction, by)).toBe(expected.toNumber() + 0);
        expect(timesDecimalBig(BigInt(amount), fraction, BigInt(by))).toBe(expected.toNumber() + 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('overDecimal', () => {
  it('divides exactly and rounds half up', () => {
    expect([overDecimal(25, 10), overDecimal(-25, 10), overDecimal(25, -10)]).toEqual([3, -3, -3]);
    expect(overDecimal(1, 0.3)).toBe(3);
    expect(overDecimal(3, 2e3)).toBe(0);
  });

  it('refuses 0 and what is no number', () => {
    expect(() => overDecimal(1, 0)).toThrow(new RangeError("Can't divide by 0"));
    expect(() => overDecimal(1, Number.NaN)).toThrow(RangeError);
  });
});
