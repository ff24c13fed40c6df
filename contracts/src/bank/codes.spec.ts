import { describe, expect, it } from '@jest/globals';
import { CREDIT_PURPOSE, OPERATION_SUBPURPOSE, subpurposeOf } from './codes.ts';

describe('subpurposeOf', () => {
  it('is 1 for buy/sale and 2 for every other purpose', () => {
    expect(subpurposeOf(CREDIT_PURPOSE.buySale)).toBe(OPERATION_SUBPURPOSE.buySale);
    expect([70, 72, 7, 99].map(subpurposeOf)).toEqual([2, 2, 2, 2]);
    expect(subpurposeOf(CREDIT_PURPOSE.freeDisposition)).toBe(OPERATION_SUBPURPOSE.general);
  });
});
