import { describe, expect, it } from '@jest/globals';
import { ratesAfter, type PricedRate, type RateChange } from './rate-book.ts';
import { changeOf } from './rate-sheet.ts';

/** Makes a rate for buying a house: 5 to 15 years, 300 to 2.000 UF. */
const rate = (id: number, change: Partial<PricedRate> = {}): PricedRate => ({
  product: 8,
  loan_use: 1,
  real_estate_type: 1,
  min_years: 5,
  max_years: 15,
  min_amount: 300,
  max_amount: 2000,
  id,
  rate: 4.4,
  ...change,
});
const LONG = { min_years: 15, max_years: 30 };
const FLAT = { real_estate_type: 2 };
const SECOND = { product: 2, max_years: 40, max_amount: 5000 };
const RATES = [
  rate(1),
  rate(2, { ...LONG, rate: 4.6 }),
  rate(3, { ...FLAT, rate: 4.5 }),
  rate(4, SECOND),
] as const;
const newRate = (change: Partial<PricedRate>, value: number | null): RateChange => {
  const { id: _id, rate: _rate, ...cell } = rate(0, change);
  return { ...cell, rate: null, from: null, value };
};

describe('the rates after changes', () => {
  const pcts = (changes: readonly RateChange[]) =>
    ratesAfter(RATES, changes).map(({ id, rate: pct }) => [id, pct]);

  it('have those of the changed rates, and the new ones at the end', () => {
    expect(pcts([changeOf(RATES[1], 4.7), newRate({ ...LONG, ...FLAT }, 4.8)])).toEqual([
      [1, 4.4],
      [2, 4.7],
      [3, 4.5],
      [4, 4.4],
      [null, 4.8],
    ]);
  });

  it('have a rate once that was added meanwhile', () => {
    expect(pcts([newRate({}, 4.9)])).toEqual([
      [1, 4.9],
      [2, 4.6],
      [3, 4.5],
      [4, 4.4],
    ]);
  });

  it('lose what a change without a rate deletes', () => {
    expect(pcts([newRate({}, null)])).toEqual([
      [2, 4.6],
      [3, 4.5],
      [4, 4.4],
    ]);
    expect(pcts([newRate({ loan_use: 72 }, null)])).toHaveLength(4);
  });
});
