import { describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import {
  addUf,
  clpFromNumber,
  clpToNumber,
  clpToUf,
  convertMoney,
  divideMoney,
  isSameUf,
  money,
  partsToClp,
  ufDifference,
  ufFromNumber,
  ufFromUnits,
  ufToClp,
  ufToNumber,
  ufValueFromNumber,
  ufValueToNumber,
} from './money.ts';

const value = ufValueFromNumber(40880.36);

describe('UF', () => {
  it.each([
    [11.4796, 11.4797, 1, true],
    [11.4797, 11.4795, 1, false],
    [11.4796, 11.4796, 0, true],
    [3443.88, 3443.85, 300, true],
    [3443.88, 3443.8499, 300, false],
  ])('%d and %d, as sums of %d amounts, are the same: %s', (one, other, amounts, expected) => {
    expect(isSameUf(ufFromNumber(one), ufFromNumber(other), amounts)).toBe(expected);
  });

  it('keeps 4 decimals, half up and away from zero', () => {
    expect([1.00005, -1.00005, 1.00004999, 11.4796, 0.1 + 0.2].map((uf) => Number(ufFromNumber(uf)))).toEqual(
      [10_001, -10_001, 10_000, 114_796, 3000],
    );
  });

  it('comes back as the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000_000 }), (units) => {
        expect(ufFromNumber(ufToNumber(ufFromUnits(units)))).toBe(units);
      }),
    );
  });

  it('subtracts decimal numbers without loss', () => {
    expect([ufDifference(0.3, 0.1), ufDifference(2500, 2000.0001)]).toEqual([0.2, 499.9999]);
  });

  it('adds without loss and refuses what is no amount', () => {
    expect(ufToNumber(addUf(ufFromNumber(0.1), ufFromNumber(0.2)))).toBe(0.3);
    expect(addUf()).toBe(0);
    expect(() => ufFromNumber(Number.NaN)).toThrow(RangeError);
    expect(() => ufFromUnits(1.5)).toThrow('Not a count of 1/10000 UF: 1.5');
    expect(() => ufFromUnits(2 ** 53)).toThrow(RangeError);
  });
});

describe('UF value', () => {
  it('has 2 decimals and is above 0', () => {
    expect(value).toBe(4_088_036);
    expect(ufValueToNumber(value)).toBe(40880.36);
    expect(() => ufValueFromNumber(0)).toThrow('UF value must be above 0: 0');
    expect(() => ufValueFromNumber(0.004)).toThrow(RangeError);
    expect(() => ufValueFromNumber(-28130)).toThrow(RangeError);
  });
});

describe('pesos', () => {
  it('are whole, half up', () => {
    expect([clpFromNumber(1.5), clpFromNumber(-1.5), clpFromNumber(1.49)].map(clpToNumber)).toEqual([
      2, -2, 1,
    ]);
  });

  it('are converted as 60-digit decimals are, rounded once', () => {
    const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
    const whole = (quotient: Decimal): number => quotient.toDecimalPlaces(0).toNumber();
    const anyAmount = fc.integer({ min: 0, max: 100_000_000_000 });
    const anyValue = fc.integer({ min: 2_000_000, max: 6_000_000 });
    fc.assert(
      fc.property(anyAmount, anyValue, (amount, cents) => {
        const perUf = ufValueFromNumber(cents / 100);
        expect(ufToClp(ufFromUnits(amount), perUf)).toBe(
          whole(new Exact(amount).times(cents).div(1_000_000)),
        );
        expect(clpToUf(clpFromNumber(amount), perUf)).toBe(
          whole(new Exact(amount).times(1_000_000).div(cents)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('come back from UF within the worth of its last decimal, and then for good', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (pesos) => {
        const there = clpToUf(clpFromNumber(pesos), value);
        expect(Math.abs(ufToClp(there, value) - pesos)).toBeLessThanOrEqual(3);
        expect(clpToUf(ufToClp(there, value), value)).toBe(there);
      }),
    );
  });
});

describe('Money', () => {
  it('converts, and leaves its own currency alone', () => {
    const uf = money('UF', 11.4796);
    expect(convertMoney(uf, 'CLP', value)).toEqual(money('CLP', 469_290));
    expect(convertMoney(uf, 'UF', value)).toEqual(uf);
    expect(convertMoney(money('CLP', 469_290), 'UF', value)).toEqual(uf);
  });

  it('raises an error on an unknown currency', () => {
    expect(() => money('USD', 1)).toThrow('Unknown currency: USD');
    expect(() => convertMoney(money('UF', 1), 'EUR', value)).toThrow('Unknown currency: EUR');
    expect(() => money('uf', 1)).toThrow('Unknown currency: uf');
  });

  it('divides half up, and not by zero', () => {
    expect(divideMoney(money('UF', 1), 3)).toEqual(money('UF', 0.3333));
    expect(divideMoney(money('CLP', 5), 2)).toEqual(money('CLP', 3));
    expect(() => divideMoney(money('UF', 1), 0)).toThrow("Can't divide money by zero");
    expect(() => divideMoney(money('CLP', 0), -0)).toThrow("Can't divide money by zero");
  });
});

describe('parts in pesos', () => {
  it('add up to their total, of which the largest takes what rounding leaves', () => {
    const units = fc.integer({ min: 0, max: 400_000_000 }).map(ufFromUnits);
    fc.assert(
      fc.property(fc.array(units, { maxLength: 40 }), (parts) => {
        const amounts = partsToClp(parts, value);
        const sum = amounts.reduce<number>((total, amount) => total + amount, 0);
        expect(sum).toBe(ufToClp(addUf(...parts), value));
        const largest = parts.indexOf(ufFromUnits(Math.max(0, ...parts)));
        const others = (list: readonly number[]) => list.filter((_, index) => index !== largest);
        expect(others(amounts)).toEqual(others(parts.map((part) => ufToClp(part, value))));
      }),
    );
  });
});
