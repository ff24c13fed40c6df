import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SettableClock } from '../testing/settable-clock.ts';
import { BrieflyKept } from './briefly-kept.ts';

let clock: SettableClock;
const read = jest.fn<(key: string) => Promise<string>>();
let kept: BrieflyKept<string>;
beforeEach(() => {
  clock = new SettableClock();
  read.mockReset().mockImplementation((key) => Promise.resolve(`${key}${read.mock.calls.length}`));
  kept = new BrieflyKept(clock, read);
});

describe('rows that are kept for a moment', () => {
  it('are read once for all who ask within five seconds, and again then', async () => {
    expect(await Promise.all([kept.get(), kept.get()])).toEqual(['1', '1']);
    clock.advance(4_999);
    expect(await kept.get()).toBe('1');
    clock.advance(1);
    expect(await kept.get()).toBe('2');
  });

  it('are of the key that is asked, and of no future', async () => {
    expect([await kept.get('a'), await kept.get('b'), await kept.get('b')]).toEqual(['a1', 'b2', 'b2']);
    clock.advance(-1);
    expect(await kept.get('b')).toBe('b3');
  });

  it('are asked for again when they could not be read', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(kept.get()).rejects.toThrow('away');
    expect(await kept.get()).toBe('2');
  });
});
