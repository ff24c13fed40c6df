import { describe, it, expect } from '@jest/globals';
import { CREDIT_PURPOSE, PROPERTY_TYPE } from '../bank/codes.ts';
import { comparedYears, COMPARISON_YEARS, LIMITS, maxFinancingPct, type FinancingLimit } from './limits.ts';

describe('limits', () => {
  it('differs between the flavours only in salary, term and the shortest name', () => {
    const differing = (Object.keys(LIMITS.web) as (keyof typeof LIMITS.web)[]).filter(
      (key) => LIMITS.web[key] !== LIMITS.pro[key],
    );
    expect(differing.sort()).toEqual(['nameMinLength', 'salaryMinClp', 'yearsMax', 'yearsMin']);
    expect(LIMITS.web).toMatchObject({ salaryMinClp: 500000, yearsMin: 5, yearsMax: 40 });
    expect(LIMITS.pro).toMatchObject({ salaryMinClp: 850000, yearsMin: 8, yearsMax: 30 });
  });

  it('compares terms that the professional flavour allows too', () => {
    for (const years of COMPARISON_YEARS) {
      expect(years).toBeGreaterThanOrEqual(LIMITS.pro.yearsMin);
      expect(years).toBeLessThanOrEqual(LIMITS.pro.yearsMax);
    }
  });
});

describe('comparedYears', () => {
  it.each([
    [25, [8, 12, 15, 20, 25, 30]],
    [22, [8, 12, 15, 20, 22, 25, 30]],
    [5, [5, 8, 12, 15, 20, 25, 30]],
    [40, [8, 12, 15, 20, 25, 30, 40]],
  ])('has the own term of %i years once', (years, compared) => {
    expect(comparedYears(years)).toEqual(compared);
  });
});

describe('maxFinancingPct', () => {
  const table: readonly FinancingLimit[] = [
    { purpose: null, propertyType: null, maxPct: 90 },
    { purpose: CREDIT_PURPOSE.freeDisposition, propertyType: null, maxPct: 60 },
    { purpose: null, propertyType: PROPERTY_TYPE.terrain, maxPct: 70 },
    { purpose: CREDIT_PURPOSE.freeDisposition, propertyType: PROPERTY_TYPE.terrain, maxPct: 50 },
  ];

  it('is 90 % for everything as delivered', () => {
    expect(maxFinancingPct(CREDIT_PURPOSE.buySale, PROPERTY_TYPE.house)).toBe(90);
    expect(maxFinancingPct(CREDIT_PURPOSE.freeDisposition, null)).toBe(90);
  });

  it.each([
    [CREDIT_PURPOSE.buySale, PROPERTY_TYPE.flat, 90],
    [CREDIT_PURPOSE.buySale, PROPERTY_TYPE.terrain, 70],
    [CREDIT_PURPOSE.freeDisposition, PROPERTY_TYPE.house, 60],
    [CREDIT_PURPOSE.freeDisposition, null, 60],
    [CREDIT_PURPOSE.freeDisposition, PROPERTY_TYPE.terrain, 50],
  ])('takes the most specific row: %d, %s -> %d', (purpose, type, pct) =>
    expect(maxFinancingPct(purpose, type, table)).toBe(pct),
  );

  it('finances nothing when no row fits', () => {
    expect(maxFinancingPct(CREDIT_PURPOSE.buySale, PROPERTY_TYPE.house, [])).toBe(0);
  });
});
