import { describe, expect, it } from '@jest/globals';
import { formatInstant, santiagoInstant } from './instants.ts';

describe('formatInstant', () => {
  it.each([
    ['2026-11-20T15:00:00Z', '20-11-2026, 12:00'],
    ['2026-11-20T02:59:59Z', '19-11-2026, 23:59'],
    ['2026-11-20T03:00:00Z', '20-11-2026, 00:00'],
    // In winter Santiago is four hours behind UTC.
    ['2026-07-20T15:05:00Z', '20-07-2026, 11:05'],
  ])('%s is said as %s', (instant, text) => {
    expect(formatInstant(new Date(instant))).toBe(text);
  });

  it('is part of a sentence', () => {
    expect(formatInstant(new Date('2026-11-20T15:00:00Z'), ' a las ')).toBe('20-11-2026 a las 12:00');
  });
});

describe('santiagoInstant', () => {
  it.each([
    ['2026-11-20', '12:00', '2026-11-20T15:00:00.000Z'],
    ['2026-07-20', '11:05', '2026-07-20T15:05:00.000Z'],
    ['2026-11-20', '00:00', '2026-11-20T03:00:00.000Z'],
  ] as const)('%s at %s is %s', (day, time, instant) => {
    expect(santiagoInstant(day, time)?.toISOString()).toBe(instant);
  });

  it('is null for no time, and for the hour that the clock skips in September', () => {
    expect(santiagoInstant('2026-11-20', '')).toBeNull();
    expect(santiagoInstant('2026-11-20', '24:00')).toBeNull();
    expect(santiagoInstant('2026-11-20', '9:30')).toBeNull();
    expect(santiagoInstant('2026-09-06', '00:30')).toBeNull();
  });
});
