import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { tokenOf } from '../../testing/session.ts';
import { noteServerTime } from '../api/server-clock.ts';
import { isFresh, isSameSession } from './renewal.ts';

const HOUR_MS = 3_600_000;
const answeredAt = (ms: number) =>
  noteServerTime(new Response(null, { headers: { Date: new Date(ms).toUTCString() } }));

describe('a token', () => {
  afterEach(() => {
    jest.useRealTimers();
    answeredAt(Date.now());
  });

  it.each([
    [0, true],
    [13, true],
    [15, false],
  ])('that is %i minutes old is worth sending: %s', (ageMinutes, is) => {
    expect(isFresh(tokenOf({ ageMinutes }))).toBe(is);
  });

  it.each(['', 'x', 'x.y.z', 'x.e30.z'])(
    'that nobody can read is sent for the server to judge: %j',
    (token) => {
      expect(isFresh(token)).toBe(true);
    },
  );

  it.each([-2 * HOUR_MS, 2 * HOUR_MS])(
    'is timed by the clock of who issued it, %i ms from ours',
    (apartMs) => {
      const now = Date.now();
      const issued = tokenOf();
      jest.useFakeTimers({ now: now + apartMs });
      answeredAt(now);
      expect(isFresh(issued)).toBe(true);
      jest.setSystemTime(now + apartMs + 14.5 * 60_000);
      expect(isFresh(issued)).toBe(false);
    },
  );

  it('is of the session that it names', () => {
    expect(isSameSession(tokenOf({ sid: 'a' }), tokenOf({ sid: 'a', ageMinutes: 3 }))).toBe(true);
    expect(isSameSession(tokenOf({ sid: 'a' }), tokenOf({ sid: 'b' }))).toBe(false);
    expect(isSameSession('x', 'x')).toBe(false);
  });
});
