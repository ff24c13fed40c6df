import { describe, expect, it } from '@jest/globals';
import { ZERO_UF, ufFromNumber, ufFromUnits, ufToNumber } from '../../platform/money.ts';
import {
  DEFAULT_FIRE_MONTHLY_RATE,
  DEFAULT_LIFE_MONTHLY_RATE,
  fireInsurance,
  lifeInsurance,
  unemploymentInsurance,
} from './insurance.ts';
import { monthlyRateOf } from './rate.ts';

const rate = monthlyRateOf(4.5);

describe('lifeInsurance', () => {
  it('is right for every whole-UF credit at 0.00007, ties included', () => {
    let missedByDoubles = 0;
    for (let uf = 300; uf <= 20_000; uf += 1) {
      const expected = Math.floor((7 * uf + 5) / 10);
      expect(lifeInsurance(ufFromNumber(uf), rate, 0, 0.00007)).toBe(expected);
      if (Math.round(0.00007 * uf * 10_000) !== expected) missedByDoubles += 1;
    }
    expect(missedByDoubles).toBeGreaterThan(0);
  });

  it('covers what grace made of the credit', () => {
    expect(ufToNumber(lifeInsurance(ufFromNumber(2000), rate, 0, DEFAULT_LIFE_MONTHLY_RATE))).toBe(0.136);
    expect(ufToNumber(lifeInsurance(ufFromNumber(2000), rate, 3, DEFAULT_LIFE_MONTHLY_RATE))).toBe(0.1376);
  });

  it('rounds a tie up in grace too', () => {
    // 1000 units grow by 0.3 % to 1003; half of them are 501.5.
    expect(lifeInsurance(ufFromUnits(1000), monthlyRateOf(3.5507), 1, 0.5)).toBe(502);
    expect(monthlyRateOf(3.5507)).toBe(3000);
  });
});

describe('fireInsurance', () => {
  it('covers the insured amount, or three quarters of the credit when there is none', () => {
    const credit = ufFromNumber(2000);
    expect(ufToNumber(fireInsurance(credit, ufFromNumber(2000), DEFAULT_FIRE_MONTHLY_RATE))).toBe(0.208);
    expect(ufToNumber(fireInsurance(credit, ZERO_UF, DEFAULT_FIRE_MONTHLY_RATE))).toBe(0.156);
  });

  it('does not round the three quarters on the way', () => {
    // 1.5 units are rounded up; 0.75 × 0.6 is 0.45, but would be 0.6 if three quarters were rounded first.
    expect(fireInsurance(ufFromUnits(2), ZERO_UF, 1)).toBe(2);
    expect(fireInsurance(ufFromUnits(1), ZERO_UF, 0.6)).toBe(0);
  });
});

describe('unemploymentInsurance', () => {
  it('is charged on a purchase with a subsidy only', () => {
    const credit = ufFromNumber(1800);
    expect(ufToNumber(unemploymentInsurance(credit, 1, 19, 0.00012))).toBe(0.216);
    expect(unemploymentInsurance(credit, 1, 0, 0.00012)).toBe(0);
    expect(unemploymentInsurance(credit, 72, 19, 0.00012)).toBe(0);
    expect(unemploymentInsurance(credit, 52, 1, 0.00012)).toBe(0);
  });
});
