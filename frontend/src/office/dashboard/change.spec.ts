import { describe, expect, it } from '@jest/globals';
import { describeChange, windowBefore } from './change.ts';

const TODAY = '2026-11-24';

describe('the days before', () => {
  it.each([
    [
      { kind: 'period', days: 1 },
      { kind: 'range', from: '2026-11-23', to: '2026-11-23' },
    ],
    [
      { kind: 'period', days: 31 },
      { kind: 'range', from: '2026-09-24', to: '2026-10-24' },
    ],
    [
      { kind: 'range', from: '2026-11-10', to: '2026-11-12' },
      { kind: 'range', from: '2026-11-07', to: '2026-11-09' },
    ],
    [{ kind: 'period', days: 3650 }, null],
  ] as const)('of %j are %j', (window, before) => expect(windowBefore(window, TODAY)).toEqual(before));

  it.each([
    [112, 100, 31, '12\u00a0% más que los 31 días anteriores'],
    [50, 100, 1, '50\u00a0% menos que el día anterior'],
    [100, 100, 31, 'igual que los 31 días anteriores'],
    [5, 0, 31, null],
  ])('%d after %d in %d days is %j', (count, before, days, text) =>
    expect(describeChange(count, before, days)).toBe(text),
  );
});
