import { describe, expect, it } from '@jest/globals';
import { rateRowTag } from './rate-row-tag.ts';

describe('the tag of a row', () => {
  const row = { id: 1, rate: 4.5, min_years: 5, in_force: true, is_range_period: 2, note: undefined };

  it('is a quoted text of its fields, sorted by name', () => {
    expect(rateRowTag(row)).toBe(`"${encodeURIComponent('[["min_years",5],["rate",4.5]]')}"`);
    expect(rateRowTag({ min_years: 5, rate: 4.5 })).toBe(rateRowTag({ rate: 4.5, min_years: 5 }));
  });

  it('changes with each field, but not with the id and what is computed', () => {
    expect(rateRowTag({ ...row, id: 2, in_force: false, is_range_period: 3 })).toBe(rateRowTag(row));
    expect(rateRowTag({ ...row, rate: 4.6 })).not.toBe(rateRowTag(row));
    expect(rateRowTag({ ...row, not_in_force: true })).not.toBe(rateRowTag(row));
    expect(rateRowTag({ ...row, in_force_from: 1 })).not.toBe(rateRowTag(row));
    expect(rateRowTag({ ...row, note: null })).not.toBe(rateRowTag(row));
  });
});
