import { describe, expect, it } from '@jest/globals';
import {
  addedRanges,
  bookAfter,
  emptiedRanges,
  type PricedRate,
  type RateBook,
  type RateChange,
} from './rate-book.ts';
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
const BOOK: RateBook = {
  rates: RATES,
  ranges: [
    { product: 8, kind: 'period', min: 15, max: 30 },
    { product: 8, kind: 'period', min: 5, max: 15 },
    { product: 8, kind: 'amount', min: 300, max: 2000 },
    { product: 2, kind: 'period', min: 5, max: 40 },
    { product: 2, kind: 'amount', min: 300, max: 5000 },
  ],
};
const newRate = (change: Partial<PricedRate>, value: number | null): RateChange => {
  const { id: _id, rate: _rate, ...cell } = rate(0, change);
  return { ...cell, rate: null, from: null, value };
};

describe('the ranges of changes', () => {
  it('are added for new rates alone, once', () => {
    const added = [
      newRate({ ...LONG, min_amount: 2000, max_amount: 9000 }, 4),
      newRate({ min_amount: 2000, max_amount: 9000 }, 4),
    ];
    expect(addedRanges(BOOK, added)).toEqual([{ product: 8, kind: 'amount', min: 2000, max: 9000 }]);
    expect(addedRanges(BOOK, [newRate({ max_years: 50 }, null)])).toEqual([]);
    expect(addedRanges(BOOK, [{ ...changeOf(RATES[0], 4.5), max_years: 50 }])).toEqual([]);
  });

  it('are emptied by their last deleted rate alone', () => {
    expect(emptiedRanges(BOOK, [changeOf(RATES[1], null)])).toEqual([
      { product: 8, kind: 'period', min: 15, max: 30 },
    ]);
    expect(emptiedRanges(BOOK, [changeOf(RATES[1], 4.7)])).toEqual([]);
    expect(emptiedRanges(BOOK, [changeOf(RATES[0], null)])).toEqual([]);
  });
});

describe('the rates after changes', () => {
  const pcts = (changes: readonly RateChange[]) =>
    bookAfter(BOOK, changes).rates.map(({ id, rate: pct }) => [id, pct]);

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
