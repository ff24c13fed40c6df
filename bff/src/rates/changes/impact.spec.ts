import { expect, it } from '@jest/globals';
import { medianOf } from './impact.ts';

it.each<[values: readonly number[], median: number | null]>([
  [[10, -1, 2], 2],
  [[9, -1, 2, 10], 2],
  // A mean would have the other sign.
  [[-0.1, 5], -0.1],
  [[], null],
])('the median of %j is %j', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
