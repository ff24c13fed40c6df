import { describe, expect, it } from '@jest/globals';
import type { IsoDate } from '../domain/dates.ts';
import { demoUfClp } from './demo-uf.ts';

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
