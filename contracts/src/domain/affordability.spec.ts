import { describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { affordableWith, minimumIncome } from './affordability.ts';
import { clpFromNumber, ufFromNumber, ufFromUnits, ufToNumber } from './money.ts';

/** 2,000 UF over 25 years at 4.5 %: UF 11.4796 a month. */
const EXAMPLE = { creditUf: ufFromNumber(2000), dividendClp: clpFromNumber(469_290) };
const carried = (incomeClp: number, example = EXAMPLE) => {
  const { dividendClp, creditUf } = affordableWith(clpFromNumber(incomeClp), example);
  return [dividendClp, creditUf === null ? null : ufToNumber(creditUf)];
};

describe('what an income carries', () => {
  it.each([
    [500_000, 125_000, 532],
    [1_877_159, 469_289, 1999],
    [1_877_160, 469_290, 2000],
    [2_100_000, 525_000, 2237],
    [15_000_000, 3_750_000, 15_981],
  ])('$%i a month: a dividend of $%i and a credit of UF %i', (income, dividend, credit) => {
    expect(carried(income)).toEqual([dividend, credit]);
  });

  it('is at least the income that a dividend needs, to the peso', () => {
    const needed = minimumIncome(EXAMPLE.dividendClp);
    expect(needed).toBe(1_877_160);
    expect([carried(needed)[0], carried(needed - 1)[0]]).toEqual([469_290, 469_289]);
  });

  it('is no credit below the bank’s least, and never more than its most', () => {
    const dear = { ...EXAMPLE, dividendClp: clpFromNumber(834_000) };
    expect(carried(500_400, dear)).toEqual([125_100, 300]);
    expect(carried(500_000, dear)).toEqual([125_000, null]);
    const cheap = { ...EXAMPLE, dividendClp: clpFromNumber(300_000) };
    expect(carried(12_000_000, cheap)).toEqual([3_000_000, 20_000]);
    expect(carried(15_000_000, cheap)).toEqual([3_750_000, 20_000]);
  });

  it('carries at least what it says: a quarter of the income, and no whole UF more', () => {
    const incomes = fc.integer({ min: 500_000, max: 15_000_000 }).map(clpFromNumber);
    const credits = fc.integer({ min: 3_000_000, max: 200_000_000 }).map(ufFromUnits);
    const dividends = fc.integer({ min: 50_000, max: 9_000_000 }).map(clpFromNumber);
    fc.assert(
      fc.property(incomes, credits, dividends, (incomeClp, creditUf, dividendClp) => {
        const { dividendClp: most, creditUf: largest } = affordableWith(incomeClp, { creditUf, dividendClp });
        expect(4 * most).toBeLessThanOrEqual(incomeClp);
        expect(4 * (most + 1)).toBeGreaterThan(incomeClp);
        if (largest === null || ufToNumber(largest) === 20_000) return;
        const dividendOf = (uf: number) => new Decimal(uf).times(dividendClp).div(ufToNumber(creditUf));
        expect(dividendOf(ufToNumber(largest)).lte(most)).toBe(true);
        expect(dividendOf(ufToNumber(largest) + 1).gt(most)).toBe(true);
      }),
    );
  });

  it('can’t be estimated from an example without a dividend', () => {
    expect(() => carried(500_000, { ...EXAMPLE, dividendClp: clpFromNumber(0) })).toThrow(RangeError);
  });
});
