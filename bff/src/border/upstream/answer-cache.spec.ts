import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { SettableClock } from '../../testing/settable-clock.ts';
import { retryUntil } from '../../testing/retry-until.ts';
import { currentRequest, requestScope } from '../../http/request-scope.ts';
import { AnswerCache, type StoredAnswer } from './answer-cache.ts';

/** A source whose answers the test gives one by one. */
class Source {
  requests = 0;
  /** Id of the request for which the last load was made. */
  requestedFor: string | undefined;
  private settle: { resolve(value: string): void; reject(error: Error): void } | undefined;

  readonly load = (): Promise<string> => {
    this.requests += 1;
    this.requestedFor = currentRequest()?.requestId;
    return new Promise((resolve, reject) => (this.settle = { resolve, reject }));
  };

  async answer(value: string): Promise<void> {
    this.settle?.resolve(value);
    await Promise.resolve();
  }

  async fail(): Promise<void> {
    this.settle?.reject(new Error('away'));
    await Promise.resolve();
  }
}

const CURRENT_FOR_MS = 60_000;
let clock: SettableClock;
let source: Source;
beforeEach(() => {
  clock = new SettableClock();
  source = new Source();
});

const newCache = (staleWhileRevalidate: boolean): AnswerCache<string> =>
  new AnswerCache({
    clock,
    load: source.load,
    expiry: (at) => new Date(at.getTime() + CURRENT_FOR_MS),
    staleWhileRevalidate,
  });

/** Asks the cache as the request with an id. */
const requestedBy = (id: string, cache: AnswerCache<string>): Promise<unknown> =>
  new Promise((resolve) => {
    const request = { id, get: () => undefined } as unknown as Request;
    requestScope(request, { closed: false, locals: {} } as Response, () => resolve(cache.get()));
  });

/** Returns a cache in which `first` has just expired. */
async function expired(staleWhileRevalidate: boolean): Promise<AnswerCache<string>> {
  const cache = newCache(staleWhileRevalidate);
  const answer = cache.get();
  await source.answer('first');
  await answer;
  clock.advance(CURRENT_FOR_MS);
  return cache;
}

it('an answer whose source changes while it is loaded is not kept', async () => {
  const cache = newCache(false);
  const first = cache.get();
  cache.expire();
  await source.answer('old');
  expect((await first).value).toBe('old');
  const second = cache.get();
  await source.answer('new');
  expect((await second).value).toBe('new');
  expect([(await cache.get()).source, source.requests]).toEqual(['cache', 2]);
});

describe('a cached answer', () => {
  it('is loaded once for all waiting requests', async () => {
    const cache = newCache(false);
    const waiting = Promise.all([cache.get(), cache.get(), cache.get()]);
    await source.answer('first');
    expect(await waiting).toEqual(Array(3).fill({ value: 'first', source: 'core', ageSeconds: 0 }));
    expect(source.requests).toBe(1);
  });

  it('is served from the cache until it expires', async () => {
    const cache = await expired(false);
    clock.advance(-1);
    expect(await cache.get()).toEqual({ value: 'first', source: 'cache', ageSeconds: 59 });
    expect(source.requests).toBe(1);
  });

  it('has its age counted from the request', async () => {
    const cache = newCache(false);
    const answer = cache.get();
    clock.advance(CURRENT_FOR_MS);
    await source.answer('first');
    await answer;
    const next = cache.get();
    await source.answer('second');
    expect(await next).toEqual({ value: 'second', source: 'core', ageSeconds: 0 });
  });

  it('is requested again after it expired', async () => {
    const cache = await expired(false);
    const answer = cache.get();
    await source.answer('second');
    expect(await answer).toEqual({ value: 'second', source: 'core', ageSeconds: 0 });
  });

  it('is served stale if that fails, without a request for five seconds', async () => {
    const cache = await expired(false);
    const answer = cache.get();
    await source.fail();
    expect(await answer).toEqual({ value: 'first', source: 'stale', ageSeconds: 60 });
    clock.advance(4_999);
    expect(await cache.get()).toMatchObject({ source: 'stale', ageSeconds: 64 });
    expect(source.requests).toBe(2);
    clock.advance(1);
    const next = cache.get();
    await source.answer('second');
    expect(await next).toMatchObject({ value: 'second', source: 'core' });
  });

  it('is requested again if the clock was set back before it', async () => {
    const cache = await expired(false);
    clock.set('2026-11-19T15:00:00Z');
    const answer = cache.get();
    await source.fail();
    expect(await answer).toEqual({ value: 'first', source: 'stale', ageSeconds: 0 });
    clock.set('2026-11-18T15:00:00Z');
    clock.advance(5_000);
    const next = cache.get();
    await source.answer('second');
    expect(await next).toEqual({ value: 'second', source: 'core', ageSeconds: 0 });
  });

  it('is served immediately and refreshed in the background, if configured', async () => {
    const cache = await expired(true);
    expect(await cache.get()).toEqual({ value: 'first', source: 'stale', ageSeconds: 60 });
    expect(await cache.get()).toMatchObject({ source: 'stale' });
    expect(source.requests).toBe(2);
    await source.answer('second');
    expect(await cache.get()).toEqual({ value: 'second', source: 'cache', ageSeconds: 0 });
  });

  it('is loaded with the id of the first waiting request, and refreshed in the background without one', async () => {
    const cache = newCache(true);
    const first = requestedBy('traza-0001', cache);
    const second = requestedBy('traza-0002', cache);
    expect(source.requestedFor).toBe('traza-0001');
    await source.answer('first');
    await Promise.all([first, second]);
    clock.advance(CURRENT_FOR_MS);
    expect(await requestedBy('traza-0003', cache)).toMatchObject({ source: 'stale' });
    expect(source.requests).toBe(2);
    expect(source.requestedFor).toMatch(/^[\da-f-]{36}$/);
  });

  it('stays after a failed refresh in the background', async () => {
    const cache = await expired(true);
    await cache.get();
    await source.fail();
    expect(await cache.get()).toMatchObject({ value: 'first', source: 'stale' });
  });

  it('that never arrived is the failure, and is requested again immediately', async () => {
    const cache = newCache(true);
    const answer = cache.get();
    await source.fail();
    await expect(answer).rejects.toThrow('away');
    const next = cache.get();
    await source.answer('first');
    expect(await next).toMatchObject({ value: 'first', source: 'core' });
  });

  describe('that is stored', () => {
    const at = (ageMs: number): Date => new Date(clock.now().getTime() - ageMs);
    let stored: StoredAnswer<string> | null;
    const storing = (): AnswerCache<string> =>
      new AnswerCache({
        clock,
        load: source.load,
        expiry: (since) => new Date(since.getTime() + CURRENT_FOR_MS),
        staleWhileRevalidate: true,
        stored: () => (stored ? Promise.resolve(stored) : Promise.reject(new Error('no database'))),
      });

    it('is served with its age, as long as it is current', async () => {
      stored = { value: 'stored', at: at(30_000) };
      expect(await storing().get()).toEqual({ value: 'stored', source: 'cache', ageSeconds: 30 });
      expect(source.requests).toBe(0);
    });

    it('is served stale once it has expired, also if its refresh fails', async () => {
      stored = { value: 'stored', at: at(3_600_000) };
      const cache = storing();
      expect(await cache.get()).toEqual({ value: 'stored', source: 'stale', ageSeconds: 3600 });
      await source.fail();
      expect(await cache.get()).toEqual({ value: 'stored', source: 'stale', ageSeconds: 3600 });
    });

    it('is read again after a change, and replaces an older answer only', async () => {
      stored = { value: 'stored', at: at(10_000) };
      const cache = storing();
      await cache.get();
      stored = { value: 'newer', at: at(0) };
      expect(await cache.get()).toMatchObject({ value: 'stored' });
      cache.restoreNext();
      expect(await cache.get()).toMatchObject({ value: 'newer' });
      stored = { value: 'older', at: at(5_000) };
      cache.restoreNext();
      expect(await cache.get()).toMatchObject({ value: 'newer' });
    });

    it('stays if an answer arrives late that was requested before it', async () => {
      stored = { value: 'stored', at: at(3_600_000) };
      const cache = storing();
      await cache.get();
      clock.advance(10_000);
      stored = { value: 'newer', at: at(5_000) };
      cache.restoreNext();
      await cache.get();
      await source.answer('late');
      expect(await cache.get()).toEqual({ value: 'newer', source: 'cache', ageSeconds: 5 });
    });

    it('is loaded if it cannot be read', async () => {
      stored = null;
      const answer = storing().get();
      await retryUntil(
        () => source.requests,
        (requests) => requests === 1,
      );
      await source.answer('first');
      expect(await answer).toMatchObject({ value: 'first', source: 'core' });
    });
  });
});
