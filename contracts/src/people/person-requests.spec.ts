import { describe, expect, it } from '@jest/globals';
import { parseIsoDate } from '../platform/dates.ts';
import { answerDue, extendedDue, mayExtend } from './person-requests.ts';

const day = parseIsoDate;

describe('the last day for an answer', () => {
  it.each([
    ['access', '2026-12-01', '2026-12-31'],
    ['erasure', '2027-01-31', '2027-03-02'],
    ['blocking', '2026-12-01', '2026-12-03'],
    ['blocking', '2026-12-03', '2026-12-07'],
    ['blocking', '2026-12-04', '2026-12-08'],
    ['blocking', '2026-12-05', '2026-12-08'],
    ['blocking', '2026-12-06', '2026-12-08'],
  ] as const)('of a request of %s received on %s is %s', (kind, received, due) => {
    expect(answerDue(kind, day(received))).toBe(due);
  });
});

describe('an extension', () => {
  const open = { kind: 'access', state: 'open', due: day('2026-12-31'), extended: false } as const;

  it('adds thirty days to the last day', () => {
    expect(extendedDue(day('2026-12-31'))).toBe('2027-01-30');
  });

  it('is possible once, in time, for an open request that is not one to block', () => {
    expect(mayExtend(open, day('2026-12-31'))).toBe(true);
    expect(mayExtend(open, day('2027-01-01'))).toBe(false);
    expect(mayExtend({ ...open, extended: true }, day('2026-12-02'))).toBe(false);
    expect(mayExtend({ ...open, state: 'granted' }, day('2026-12-02'))).toBe(false);
    expect(mayExtend({ ...open, kind: 'blocking' }, day('2026-12-02'))).toBe(false);
  });
});
