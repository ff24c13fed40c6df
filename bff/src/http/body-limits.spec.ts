import { describe, expect, it } from '@jest/globals';
import { isWithinLimits } from './body-limits.ts';

const fields = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_each, index) => [`campo${index}`, index]));
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('the limits of a body', () => {
  it.each([
    ['fields of an object', fields(100), fields(101)],
    ['fields of an inner object', { cliente: fields(100) }, { cliente: fields(101) }],
    ['levels', nested(8), nested(9)],
    ['values', { simulations: Array(1_098).fill('x') }, { simulations: Array(1_099).fill('x') }],
    ['values in many lists', Array(45).fill(Array(23).fill(1)), Array(46).fill(Array(23).fill(1))],
  ])('have a border: %s', (_what, within, beyond) => {
    expect(isWithinLimits(within)).toBe(true);
    expect(isWithinLimits(beyond)).toBe(false);
  });
});
