import { describe, expect, it } from '@jest/globals';
import { parseChance, isAffected } from './chance.ts';

function struck(text: string, count: number, seed = 1): number[] {
  const chance = parseChance(text);
  if (!chance) throw new Error(`${text} was not understood`);
  return Array.from({ length: count }, (_, index) => index).filter((index) =>
    isAffected(chance, index, seed),
  );
}

describe('a chance', () => {
  it('isAffected exactly one of every 500, in the place that the seed decides', () => {
    const [first = -1, second = -1, ...others] = struck('1/500', 1000);
    expect([first < 500, second >= 500, others]).toEqual([true, true, []]);
    expect(struck('1/500', 1000)).toEqual([first, second]);
    expect(new Set([1, 2, 3, 4, 5].map((seed) => struck('1/500', 500, seed)[0])).size).toBeGreaterThan(1);
  });

  it('isAffected exactly k of every n', () => {
    expect(struck('30/100', 100)).toHaveLength(30);
    expect(struck('4/4', 8)).toHaveLength(8);
  });

  it.each(['', '0/1', '2/1', '1/0', '1', 'every(3)', '1/1000000'])('%j is none', (text) => {
    expect(parseChance(text)).toBeUndefined();
  });
});
