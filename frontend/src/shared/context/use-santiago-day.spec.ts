import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { answerOf } from '../api/api-error.ts';
import { useSantiagoDay } from './use-santiago-day.ts';

const HOUR_MS = 3_600_000;
const NOON = new Date('2026-11-20T15:00:00Z');

/** Receives an answer that the server sent at an instant. */
const receive = (sentAt: Date) =>
  act(async () => {
    const response = Response.json({}, { headers: { Date: sentAt.toUTCString() } });
    await answerOf(Promise.resolve({ data: {}, response }));
  });

describe('today', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOON }));
  afterEach(async () => {
    jest.setSystemTime(NOON);
    await receive(NOON);
    jest.useRealTimers();
  });

  it.each([-50, -13, 13, 50])('is the server’s on a device that is %i hours off', async (hours) => {
    jest.setSystemTime(NOON.getTime() + hours * HOUR_MS);
    const { result } = renderHook(() => useSantiagoDay());
    expect(result.current).not.toBe('2026-11-20');
    await receive(NOON);
    expect(result.current).toBe('2026-11-20');
  });

  it('is the next day at the server’s midnight, of which the device knows nothing', async () => {
    jest.setSystemTime(NOON.getTime() + 50 * HOUR_MS);
    const { result } = renderHook(() => useSantiagoDay());
    await receive(NOON);
    act(() => jest.advanceTimersByTime(12 * HOUR_MS - 1_000));
    expect(result.current).toBe('2026-11-20');
    act(() => jest.advanceTimersByTime(2_000));
    expect(result.current).toBe('2026-11-21');
  });

  it('is the device’s while nothing was answered, and where an answer has no time', async () => {
    const { result } = renderHook(() => useSantiagoDay());
    await act(async () => {
      await answerOf(Promise.resolve({ data: {}, response: Response.json({}) }));
    });
    expect(result.current).toBe('2026-11-20');
  });
});
