import { describe, expect, it } from '@jest/globals';
import { listed } from '../../testing/office.ts';
import { earliestContact, placingSimulation } from './placing-simulation.ts';

const answered = { first_answer_at: '2026-11-20T15:00:00Z' };
const contactOn = (date: string) =>
  ({ next_contact: { date, time: null, channel: 'phone', note: '' } }) as const;

describe('the simulation that gives a client its place', () => {
  const newest = listed(4, { ...answered, montocreditoUF: 1800 });
  const waiting = listed(3, { first_answer_at: null, montocreditoUF: 1500, ...contactOn('2026-12-03') });
  const oldest = listed(2, { first_answer_at: null, montocreditoUF: 2400, ...contactOn('2026-12-01') });
  const rejected = listed(1, { first_answer_at: null, estado_description: 'Rechazada' });
  const all = [newest, waiting, oldest, rejected];

  it.each([
    ['newest', oldest],
    ['untouched', oldest],
    ['amount', oldest],
    ['next_contact', oldest],
  ] as const)('in the order %s', (sort, expected) => {
    expect(placingSimulation(all, newest, sort)).toBe(expected);
  });

  it('is the newest if none waits, is larger, or has a contact', () => {
    for (const sort of ['untouched', 'amount', 'next_contact'] as const)
      expect(placingSimulation([newest, listed(1, answered)], newest, sort)).toBe(newest);
    expect(earliestContact([newest])).toBeUndefined();
  });
});
