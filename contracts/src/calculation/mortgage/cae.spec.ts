import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ufFromNumber, ufFromUnits } from '../../platform/money.ts';
import { caePctOf, levelAnnuityRate, type LevelAnnuity } from './cae.ts';

/** Returns the net present value of the payments per unit of principal, added up month by month. */
function worthOf({ principal, payment, instalments, graceMonths }: LevelAnnuity, rate: number): number {
  let worth = 0;
  for (let month = graceMonths + instalments; month > graceMonths; month -= 1)
    worth += payment / (1 + rate) ** month;
  return worth / principal;
}

describe('levelAnnuityRate', () => {
  it('makes the payments worth the principal', () => {
    const annuity = fc.record({
      principal: fc.integer({ min: 3_000_000, max: 200_000_000 }),
      cost: fc.double({ min: 1.0001, max: 6, noNaN: true }),
      instalments: fc.integer({ min: 12, max: 480 }),
      graceMonths: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(annuity, ({ cost, ...loan }) => {
        const whole = { ...loan, payment: (loan.principal * cost) / loan.instalments };
        expect(Math.abs(worthOf(whole, levelAnnuityRate(whole)) - 1)).toBeLessThan(1e-10);
      }),
      { numRuns: 500 },
    );
  });

  it('is 0 when what is paid is what was received, and below 0 when it is less', () => {
    const even = { principal: 3000, payment: 10, instalments: 300, graceMonths: 3 };
    expect(levelAnnuityRate(even)).toBe(0);
    expect(levelAnnuityRate({ ...even, payment: 9.999999 })).toBeLessThan(0);
    expect(levelAnnuityRate({ ...even, payment: 10.000001 })).toBeGreaterThan(0);
    expect(levelAnnuityRate({ ...even, payment: 10 * (1 + 1e-9) })).toBeCloseTo(1e-9 / 153.5, 16);
  });

  it.each([
    { principal: 0, payment: 1, instalments: 12, graceMonths: 0 },
    { principal: 1, payment: 0, instalments: 12, graceMonths: 0 },
    { principal: 1, payment: 1, instalments: 0, graceMonths: 0 },
    { principal: Number.NaN, payment: 1, instalments: 12, graceMonths: 0 },
  ])('refuses %j', (annuity) => {
    expect(() => levelAnnuityRate(annuity)).toThrow(new RangeError('Not a level annuity'));
  });

  it('refuses payments that are too small to have a rate', () => {
    const tooSmall = { principal: 10, payment: 1, instalments: 1, graceMonths: 0 };
    expect(() => levelAnnuityRate(tooSmall)).toThrow(new RangeError('The payments have no rate'));
  });
});

describe('caePctOf', () => {
  it('rounds a tie up, and only from the tie on', () => {
    // One payment a month later: 240965/240000 is 0.402083… % a month, 4.825 % a year.
    expect(caePctOf(ufFromUnits(240_000), ufFromUnits(240_965), 1, 0)).toBe(4.83);
    expect(caePctOf(ufFromUnits(240_000), ufFromUnits(240_964), 1, 0)).toBe(4.82);
    expect(caePctOf(ufFromUnits(240_000 ** 2), ufFromUnits(240_965 ** 2), 1, 1)).toBe(4.83);
    expect(caePctOf(ufFromUnits(240_000 ** 2), ufFromUnits(240_965 ** 2 - 1), 1, 1)).toBe(4.82);
    // The same rate, 193/48000: doubles can't distinguish the tie from one unit of 10^14 less.
    expect(caePctOf(ufFromUnits(48_000 ** 3), ufFromUnits(48_193 ** 3), 1, 2)).toBe(4.83);
    expect(caePctOf(ufFromUnits(48_000 ** 3), ufFromUnits(48_193 ** 3 - 1), 1, 2)).toBe(4.82);
  });

  it('is plainly 0 when rounding made the payments a little less than the credit', () => {
    expect(Object.is(caePctOf(ufFromNumber(2000), ufFromNumber(6.6666), 300, 0), 0)).toBe(true);
  });

  it('finds the rate of payments beyond all measure', () => {
    const payment = 100_000 * 10_000;
    const rate = levelAnnuityRate({ principal: 300 * 10_000, payment, instalments: 60, graceMonths: 6 });
    const worth = (payment * -Math.expm1(-60 * Math.log1p(rate))) / rate / (1 + rate) ** 6;
    expect(worth / (300 * 10_000)).toBeCloseTo(1, 9);
  });
});
