import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  addMonthsClamped,
  daysBetween,
  isIsoDate,
  monthlyDates,
  nextDay,
  nextSantiagoMidnight,
  parseIsoDate,
  previousDay,
  santiagoDate,
  type IsoDate,
} from './dates.ts';

describe('isIsoDate', () => {
  it('knows dates that exist', () => {
    expect(['2026-11-20', '2024-02-29', '2000-02-29'].every(isIsoDate)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20-11-2026',
    '',
    '2026-11-20T00:00',
  ])('refuses %p', (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(() => parseIsoDate(text)).toThrow(new RangeError(`Not a calendar date: ${text}`));
  });
});

describe('santiagoDate', () => {
  it('turns at three in summer and at four in winter, universal time', () => {
    expect(santiagoDate(new Date('2026-11-21T02:59:59.999Z'))).toBe('2026-11-20');
    expect(santiagoDate(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
    expect(santiagoDate(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
    expect(santiagoDate(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
  });
});

describe('nextSantiagoMidnight', () => {
  it.each([
    ['in summer', '2026-11-20T15:00:00Z', '2026-11-21T03:00:00.000Z'],
    ['in winter', '2026-07-01T15:00:00Z', '2026-07-02T04:00:00.000Z'],
    ['the day before summer time ends', '2026-04-04T12:00:00Z', '2026-04-05T04:00:00.000Z'],
    ['in the repeated hour', '2026-04-05T03:30:00Z', '2026-04-05T04:00:00.000Z'],
    ['the day before summer time begins', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00.000Z'],
    ['at midnight itself', '2026-11-20T03:00:00Z', '2026-11-21T03:00:00.000Z'],
    ['at the end of a year', '2026-12-31T20:00:00Z', '2027-01-01T03:00:00.000Z'],
  ])('is the first instant of the next day %s', (_name, from, expected) => {
    expect(nextSantiagoMidnight(new Date(from)).toISOString()).toBe(expected);
  });

  it('is a day that has just begun, for every hour of three years', () => {
    for (let time = Date.UTC(2025, 0, 1); time < Date.UTC(2028, 0, 1); time += 6 * 3_600_000) {
      const midnight = nextSantiagoMidnight(new Date(time));
      expect(santiagoDate(midnight)).toBe(nextDay(santiagoDate(new Date(time))));
      expect(santiagoDate(new Date(midnight.getTime() - 1))).toBe(santiagoDate(new Date(time)));
    }
  });
});

describe('addMonthsClamped', () => {
  it.each<[IsoDate, number, IsoDate]>([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-11-20', 4, '2027-03-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2100-01-31', 1, '2100-02-28'],
    ['2000-01-31', 1, '2000-02-29'],
    ['2026-08-31', 7, '2027-03-31'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-01', 0, '2026-12-01'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-12-31', 480, '2066-12-31'],
    ['0999-12-31', 2, '1000-02-28'],
    ['0998-12-31', 1, '0999-01-31'],
  ])('%s and %i months is %s', (from, months, expected) => {
    expect(addMonthsClamped(from, months)).toBe(expected);
  });

  it('refuses what is no date', () => {
    expect(() => addMonthsClamped('2026-02-30', 1)).toThrow(RangeError);
  });
});

describe('monthlyDates', () => {
  it('cuts each month by itself, so that the day comes back after a short one', () => {
    expect(monthlyDates('2027-11-30', 1, 5)).toEqual([
      '2027-12-30',
      '2028-01-30',
      '2028-02-29',
      '2028-03-30',
      '2028-04-30',
    ]);
  });

  it('agrees with the calendar of Date for forty years', () => {
    const dates = monthlyDates('2026-11-30', 1, 480);
    expect(dates).toHaveLength(480);
    dates.forEach((date, index) => {
      const last = new Date(Date.UTC(2026, 12 + index, 0)).getUTCDate();
      const expected = new Date(Date.UTC(2026, 11 + index, 1));
      const lastOfMonth = new Date(Date.UTC(2026, 12 + index, 0)).toISOString().slice(0, 10);
      expect(date).toBe(last < 30 ? lastOfMonth : `${expected.toISOString().slice(0, 8)}30`);
    });
  });
});

describe('neighbouring days', () => {
  it('cross months, years and leap days', () => {
    expect(previousDay('2026-03-01')).toBe('2026-02-28');
    expect(previousDay('2024-03-01')).toBe('2024-02-29');
    expect(previousDay('2026-01-01')).toBe('2025-12-31');
    expect(nextDay('2026-12-31')).toBe('2027-01-01');
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-03-01', '2026-02-28', -1],
    // Includes both changes of the clock.
    ['2026-03-20', '2026-10-20', 214],
  ] as const)('from %s to %s there are %d', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });

  it('refuses what is no date', () => {
    expect(() => daysBetween('2026-02-30', '2026-03-01')).toThrow(RangeError);
  });
});
