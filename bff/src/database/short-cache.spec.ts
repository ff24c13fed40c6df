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
    expect(await Promise.all([cache.get(), cache.get()])).toEqual(['1', '1']);
    clock.advance(4_999);
    expect(await cache.get()).toBe('1');
    clock.advance(1);
    expect(await cache.get()).toBe('2');
  });

  it('belong to one key, and are not from the future', async () => {
    expect([await cache.get('a'), await cache.get('b'), await cache.get('b')]).toEqual(['a1', 'b2', 'b2']);
    clock.advance(-1);
    expect(await cache.get('b')).toBe('b3');
  });

  it('are read again after a failure', async () => {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(cache.get()).rejects.toThrow('away');
    expect(await cache.get()).toBe('2');
  });

  it('are read in the turn of no caller, because others wait for them too', async () => {
    const callers = new Set<string | null | undefined>();
    read.mockImplementation((key) => {
      callers.add(currentRequest()?.caller);
      return Promise.resolve(key);
    });
    const fresh = asCaller('198.51.100.1', () => cache.get());
    expect([await fresh, await cache.get()]).toEqual(['', '']);
    expect(callers).toEqual(new Set([null]));
  });
});
