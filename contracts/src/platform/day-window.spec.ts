import { describe, expect, it } from '@jest/globals';
import { parseIsoDate } from './dates.ts';
import { daysBefore, daysOf, lastDays } from './day-window.ts';

const TODAY = parseIsoDate('2026-03-02');

describe('a window of days', () => {
  it.each([
    [1, '2026-03-02'],
    [2, '2026-03-01'],
    [3, '2026-02-28'],
    [31, '2026-01-31'],
  ])('of %d ends today and begins on %s', (count, from) => {
    expect(lastDays(TODAY, count)).toEqual({ from, to: TODAY });
  });

  it('between two days is counted from today, both of them in it', () => {
    const window = daysBefore(TODAY, 4, 1);
    expect(window).toEqual({ from: '2026-02-26', to: '2026-03-01' });
    expect(daysOf(window)).toEqual(['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf(daysBefore(TODAY, 0, 0))).toEqual([TODAY]);
  });
});
