import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentRequest } from '../http/request-scope.ts';
import { asCaller } from '../testing/as-caller.ts';
import { SettableClock } from '../testing/settable-clock.ts';
import { ShortCache } from './short-cache.ts';

let clock: SettableClock;
const read = jest.fn<(key: string) => Promise<string>>();
let cache: ShortCache<string>;
beforeEach(() => {
  clock = new SettableClock();
  read.mockReset().mockImplementation((key) => Promise.resolve(`${key}${read.mock.calls.length}`));
  cache = new ShortCache(clock, read);
});

describe('cached rows', () => {
  it('are read once for all requests within five seconds, and again then', async () => {
    expect(await Promise.all([cache.current(), cache.current()])).toEqual(['1', '1']);
    clock.advance(4_999);
    expect(await cache.current()).toBe('1');
    clock.advance(1);
    expect(await cache.current()).toBe('2');
  });

  it('belong to one key, and are not from the future', async () => {
    expect([await cache.current('a'), await cache.current('b'), await cache.current('b')]).toEqual([
      'a1',
      'b2',
      'b2',
    ]);
    clock.advance(-1);
    expect(await cache.current('b')).toBe('b3');
  });

  it('are read again after a failure', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(cache.current()).rejects.toThrow('away');
    expect(await cache.current()).toBe('2');
  });

  it('are read in the turn of no caller, because others wait for them too', async () => {
    const callers = new Set<string | null | undefined>();
    read.mockImplementation((key) => {
      callers.add(currentRequest()?.caller);
      return Promise.resolve(key);
    });
    const fresh = asCaller('198.51.100.1', () => cache.current());
    expect([await fresh, await cache.current()]).toEqual(['', '']);
    expect(callers).toEqual(new Set([null]));
  });
});
