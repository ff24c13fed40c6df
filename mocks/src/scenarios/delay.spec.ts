import { describe, expect, it } from '@jest/globals';
import { seededRandom, parseChance, isAffected } from './chance.ts';
import { drawMs, parseDelay } from './delay.ts';

const COUNT = 20_000;

function series(text: string, seed = 7, count = COUNT): number[] {
  const delay = parseDelay(text);
  if (!delay) throw new Error(`${text} was not understood`);
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => drawMs(delay, random));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length / 2] ?? NaN;

describe('a delay', () => {
  it('is fixed', () => expect(series('1500', 7, 3)).toEqual([1500, 1500, 1500]));

  it('is normal', () => {
    const values = series('normal(800,200)', 7, 2000);
    expect(mean(values)).toBeGreaterThan(785);
    expect(mean(values)).toBeLessThan(815);
    expect(deviation(values)).toBeGreaterThan(185);
    expect(deviation(values)).toBeLessThan(215);
  });

  it('is exponential', () => {
    const values = series('exp(500)');
    expect(Math.abs(mean(values) - 500)).toBeLessThan(15);
    expect(Math.abs(median(values) - 500 * Math.LN2)).toBeLessThan(15);
  });

  it('is never negative nor above ten minutes', () => {
    const values = [...series('normal(0,500)'), ...series('exp(600000)')];
    expect([Math.min(...values), Math.max(...values)]).toEqual([0, 600_000]);
  });

  it('is the same for the same seed', () => {
    expect(series('normal(800,200)', 1, 20)).toEqual(series('normal(800,200)', 1, 20));
    expect(series('normal(800,200)', 1, 20)).not.toEqual(series('normal(800,200)', 2, 20));
  });
});

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
