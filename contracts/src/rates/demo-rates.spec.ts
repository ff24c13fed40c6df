import { describe, expect, it } from '@jest/globals';
import { CREDIT_PURPOSE, PRODUCT, PROPERTY_TYPE } from '../bank/codes.ts';
import type { IsoDate } from '../platform/dates.ts';
import {
  DEMO_AMOUNT_RANGES_UF,
  DEMO_PERIOD_RANGES_YEARS,
  demoRates,
  DEMO_TMC,
  demoUfClp,
} from './demo-rates.ts';

const rates = demoRates();
const keyOf = (parts: readonly number[]): string => parts.join('/');

function everyKey(): string[] {
  return Object.values(PRODUCT).flatMap((product) =>
    Object.values(CREDIT_PURPOSE).flatMap((purpose) =>
      Object.values(PROPERTY_TYPE).flatMap((type) =>
        DEMO_PERIOD_RANGES_YEARS.flatMap(([years]) =>
          DEMO_AMOUNT_RANGES_UF.map(([amount]) => keyOf([product, purpose, type, years, amount])),
        ),
      ),
    ),
  );
}

describe('demo rates', () => {
  it('exist once for every combination', () => {
    const keys = rates.map((rate) =>
      keyOf([rate.product, rate.loan_use, rate.real_estate_type, rate.min_years, rate.min_amount]),
    );
    expect(keys.sort()).toEqual(everyKey().sort());
  });

  it('lie between 3.4 and 5.4 percent, with two decimals, below every maximum conventional rate', () => {
    const lowestTmc = Math.min(...DEMO_TMC.map(({ annualRatePct }) => annualRatePct));
    for (const { rate } of rates) {
      expect(rate).toBeGreaterThanOrEqual(3.4);
      expect(rate).toBeLessThanOrEqual(5.4);
      expect(rate).toBeLessThan(lowestTmc);
      expect(Number(rate.toFixed(2))).toBe(rate);
    }
  });

  it('have ranges that leave no gap', () => {
    for (const ranges of [DEMO_PERIOD_RANGES_YEARS, DEMO_AMOUNT_RANGES_UF]) {
      ranges.slice(1).forEach(([min], index) => expect(min).toBe(ranges[index]?.[1]));
    }
    expect([DEMO_PERIOD_RANGES_YEARS[0]?.[0], DEMO_PERIOD_RANGES_YEARS.at(-1)?.[1]]).toEqual([5, 40]);
    expect([DEMO_AMOUNT_RANGES_UF[0]?.[0], DEMO_AMOUNT_RANGES_UF.at(-1)?.[1]]).toEqual([300, 20000]);
  });

  it('suggest 4.5 percent for a house of 2,000 UF over 25 years', () => {
    expect(rates).toContainEqual({
      product: PRODUCT.universal,
      loan_use: CREDIT_PURPOSE.buySale,
      real_estate_type: PROPERTY_TYPE.house,
      min_years: 25,
      max_years: 30,
      min_amount: 2000,
      max_amount: 5000,
      rate: 4.5,
    });
  });
});

describe('demo UF', () => {
  it('is 40,880.36 on 2026-11-20 and drifts by a few pesos a day', () => {
    expect(demoUfClp('2026-11-20')).toBe(40880.36);
    expect(demoUfClp('2026-11-21')).toBe(40884.73);
    expect(demoUfClp('2026-11-19')).toBe(40875.99);
  });

  it('has two decimals and stays plausible far away', () => {
    for (const date of ['1990-01-01', '2027-03-05', '2040-12-31'] as const) {
      const value = demoUfClp(date);
      expect(Number(value.toFixed(2))).toBe(value);
      expect(value).toBeGreaterThanOrEqual(10000);
    }
  });

  it('refuses what is no date', () => {
    expect(() => demoUfClp('2026-13-01' as IsoDate)).toThrow(RangeError);
  });
});
