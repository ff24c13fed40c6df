import { describe, expect, it } from '@jest/globals';
import { ZERO_UF, ufFromNumber, ufFromUnits } from '../../platform/money.ts';
import { fireInsurance, lifeInsurance } from './insurance.ts';
import { monthlyRateOf } from './rate.ts';

const rate = monthlyRateOf(4.5);

describe('lifeInsurance', () => {
  it('is right for every whole-UF credit at 0.00007, ties included', () => {
    const exact = (uf: number): number => Math.floor((7 * uf + 5) / 10);
    const credits = Array.from({ length: 19_701 }, (_, index) => 300 + index);
    expect(credits.filter((uf) => lifeInsurance(ufFromNumber(uf), rate, 0, 0.00007) !== exact(uf))).toEqual(
      [],
    );
    expect(credits.some((uf) => Math.round(0.00007 * uf * 10_000) !== exact(uf))).toBe(true);
  });

  it('rounds a tie up in grace too', () => {
    // 1000 units grow by 0.3 % to 1003; half of them are 501.5.
    expect(lifeInsurance(ufFromUnits(1000), monthlyRateOf(3.5507), 1, 0.5)).toBe(502);
    expect(monthlyRateOf(3.5507)).toBe(3000);
  });
});

describe('fireInsurance', () => {
  it('does not round the three quarters on the way', () => {
    // 1.5 units are rounded up; 0.75 × 0.6 is 0.45, but would be 0.6 if three quarters were rounded first.
    expect(fireInsurance(ufFromUnits(2), ZERO_UF, 1)).toBe(2);
    expect(fireInsurance(ufFromUnits(1), ZERO_UF, 0.6)).toBe(0);
  });
});
