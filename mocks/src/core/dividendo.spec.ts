import { describe, expect, it } from '@jest/globals';
import { firstDueDate } from './dividendo.ts';

describe('first due date of the mock', () => {
  it.each([
    ['2026-11-20', 0, '2026-12-20'],
    ['2026-11-20', 3, '2027-03-20'],
    ['2026-12-31', 1, '2027-02-28'],
    ['2027-12-31', 1, '2028-02-29'],
    ['2026-08-31', 0, '2026-09-30'],
  ])('of %s with %i grace months is %s', (date, graceMonths, due) => {
    expect(firstDueDate(date, graceMonths)).toBe(due);
  });
});
