import { beforeEach, describe, expect, it } from '@jest/globals';
import { SettableClock } from '../../testing/settable-clock.ts';
import { LastKnown } from './last-known.ts';

/** A source whose answers are given one by one. */
class Source {
  asked = 0;
  private settle: { resolve(value: string): void; reject(error: Error): void } | undefined;

  readonly load = (): Promise<string> => {
    this.asked += 1;
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

const keep = (refreshBehind: boolean): LastKnown<string> =>
  new LastKnown({
    clock,
    load: source.load,
    expiry: (at) => new Date(at.getTime() + CURRENT_FOR_MS),
    refreshBehind,
  });

/** A keeper that knows `first` and has just let it expire. */
async function expired(refreshBehind: boolean): Promise<LastKnown<string>> {
  const known = keep(refreshBehind);
  const answer = known.get();
  await source.answer('first');
  await answer;
  clock.advance(CURRENT_FOR_MS);
  return known;
}

describe('the last known answer', () => {
  it('is loaded once for all who wait', async () => {
    const known = keep(false);
    const waiting = Promise.all([known.get(), known.get(), known.get()]);
    await source.answer('first');
    expect(await waiting).toEqual(Array(3).fill({ value: 'first', source: 'core', ageSeconds: 0 }));
    expect(source.asked).toBe(1);
  });

  it('is served from here until it expires', async () => {
    const known = await expired(false);
    clock.advance(-1);
    expect(await known.get()).toEqual({ value: 'first', source: 'cache', ageSeconds: 59 });
    expect(source.asked).toBe(1);
  });

  it('counts from the question: an answer that comes late is as old', async () => {
    const known = keep(false);
    const answer = known.get();
    clock.advance(CURRENT_FOR_MS);
    await source.answer('first');
    await answer;
    const next = known.get();
    await source.answer('second');
    expect(await next).toEqual({ value: 'second', source: 'core', ageSeconds: 0 });
  });

  it('is asked for again when it expired', async () => {
    const known = await expired(false);
    const answer = known.get();
    await source.answer('second');
    expect(await answer).toEqual({ value: 'second', source: 'core', ageSeconds: 0 });
  });

  it('is served stale when that fails, and for five seconds nobody is asked', async () => {
    const known = await expired(false);
    const answer = known.get();
    await source.fail();
    expect(await answer).toEqual({ value: 'first', source: 'stale', ageSeconds: 60 });
    clock.advance(4_999);
    expect(await known.get()).toMatchObject({ source: 'stale', ageSeconds: 64 });
    expect(source.asked).toBe(2);
    clock.advance(1);
    const next = known.get();
    await source.answer('second');
    expect(await next).toMatchObject({ value: 'second', source: 'core' });
  });

  it('is served at once and refreshed behind, where that is wanted', async () => {
    const known = await expired(true);
    expect(await known.get()).toEqual({ value: 'first', source: 'stale', ageSeconds: 60 });
    expect(await known.get()).toMatchObject({ source: 'stale' });
    expect(source.asked).toBe(2);
    await source.answer('second');
    expect(await known.get()).toEqual({ value: 'second', source: 'cache', ageSeconds: 0 });
  });

  it('survives a refresh behind that fails', async () => {
    const known = await expired(true);
    await known.get();
    await source.fail();
    expect(await known.get()).toMatchObject({ value: 'first', source: 'stale' });
  });

  it('that never was is the failure itself, and is asked for again at once', async () => {
    const known = keep(true);
    const answer = known.get();
    await source.fail();
    await expect(answer).rejects.toThrow('away');
    const next = known.get();
    await source.answer('first');
    expect(await next).toMatchObject({ value: 'first', source: 'core' });
  });
});
