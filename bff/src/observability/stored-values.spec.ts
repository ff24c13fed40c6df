import { describe, expect, it } from '@jest/globals';
import { storedValues } from './metrics.ts';

describe('stored values for metrics', () => {
  it('are not waited for beyond a limit, and asked for once at a time', async () => {
    let answer: (count: number) => void = () => undefined;
    let asked = 0;
    const read = storedValues(() => {
      asked += 1;
      return new Promise<number>((resolve) => (answer = resolve));
    }, 1);
    expect(await Promise.all([read(), read()])).toEqual([null, null]);
    expect([await read(), asked]).toEqual([null, 1]);
    answer(7);
    await read();
    expect([await read(), asked]).toEqual([null, 2]);
  });

  it('are read, or missing where the database fails', async () => {
    expect(await storedValues(() => Promise.resolve(7), 60_000)()).toBe(7);
    expect(await storedValues(() => Promise.reject(new Error('away')), 60_000)()).toBeNull();
  });
});
