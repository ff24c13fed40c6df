import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Range, rangeFaults } from './ranges.ts';

const TOP = 12;
const bound = fc.integer({ min: 0, max: TOP });
const range = fc
  .tuple(bound, bound)
  .filter(([one, other]) => one !== other)
  .map(([one, other]): Range => ({ min: Math.min(one, other), max: Math.max(one, other) }));
const ranges = fc.array(range, { maxLength: 6 });

/** Returns the number of ranges that contain the value: with the lower bound, without the upper one. */
const holders = (all: readonly Range[], value: number): number =>
  all.filter(({ min, max }) => min <= value && value < max).length;
/** Integers and the midpoints between them. */
const VALUES = Array.from({ length: 2 * TOP }, (_, half) => half / 2);

describe('ranges side by side', () => {
  it('have the faults that a scan of all values finds', () => {
    fc.assert(
      fc.property(ranges, range, (all, limits) => {
        const { holes, overlaps } = rangeFaults(all, limits);
        for (const value of VALUES) {
          const isWithin = holders([limits], value) === 1;
          expect(holders(holes, value)).toBe(isWithin && holders(all, value) === 0 ? 1 : 0);
          expect(holders(overlaps, value)).toBe(holders(all, value) > 1 ? 1 : 0);
        }
      }),
    );
  });

  it('without limits have no hole before the first nor after the last', () => {
    expect(
      rangeFaults([
        { min: 12, max: 20 },
        { min: 5, max: 8 },
      ]),
    ).toEqual({
      holes: [{ min: 8, max: 12 }],
      overlaps: [],
    });
    expect(rangeFaults([])).toEqual({ holes: [], overlaps: [] });
  });

  it('join neighbouring faults', () => {
    const all = [
      { min: 0, max: 2 },
      { min: 0, max: 1 },
      { min: 1, max: 2 },
    ];
    expect(rangeFaults(all).overlaps).toEqual([{ min: 0, max: 2 }]);
  });
});
