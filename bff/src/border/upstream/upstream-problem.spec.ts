import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { statusFault } from './upstream-problem.ts';

describe('an overloaded core', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['2', 2_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 15:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 14:59:00 GMT', 0],
    ['soon', null],
    // Date.parse accepts these texts as dates.
    ['-1', null],
    ['7.5', null],
    [undefined, null],
  ])('names by Retry-After %s when it can be asked again', (retryAfter, retryAfterMs) => {
    expect(statusFault('paridad', 503, retryAfter, null)).toMatchObject({ retryAfterMs });
  });
});
