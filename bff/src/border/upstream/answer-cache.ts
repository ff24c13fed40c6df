import type { Sourced } from './sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { inBackground, keepingRequest } from '../../http/request-scope.ts';

export interface AnswerCacheOptions<T> {
  readonly clock: Clock;
  readonly load: () => Promise<T>;
  /** Until when an answer loaded at `at` counts as current. */
  readonly expiry: (at: Date) => Date;
  /** Serve an expired answer immediately and refresh it after the response, instead of making the request wait. */
  readonly staleWhileRevalidate: boolean;
}

/** While there is something to serve, a source that failed is left alone for this long: requests don't wait for it. */
const PAUSE_AFTER_FAILURE_MS = 5_000;

interface Known<T> {
  readonly value: T;
  readonly at: Date;
  readonly expiresAt: Date;
}

/**
 * Keeps the last good answer of a source: current ones are served from here, an expired one is refreshed, and served
 * stale when that fails. Many waiting requests share one load.
 */
export class AnswerCache<T> {
  private known: Known<T> | undefined;
  private loading: Promise<T> | undefined;
  private failedAt: Date | undefined;

  constructor(private readonly options: AnswerCacheOptions<T>) {}

  /** @throws what `load` throws when no answer was ever known. */
  async get(): Promise<Sourced<T>> {
    const { clock, staleWhileRevalidate } = this.options;
    const known = this.known;
    if (known && clock.now() < known.expiresAt) return this.sourced(known, 'cache');
    if (known && this.isPaused()) return this.sourced(known, 'stale');
    if (known && staleWhileRevalidate) {
      this.load(inBackground).catch(() => undefined);
      return this.sourced(known, 'stale');
    }
    return this.loadOrStale();
  }

  private async loadOrStale(): Promise<Sourced<T>> {
    try {
      return { value: await this.load(keepingRequest), source: 'core', ageSeconds: 0 };
    } catch (error) {
      if (this.known) return this.sourced(this.known, 'stale');
      throw error;
    }
  }

  /** Shared by all who wait: in the name of the first of them, whose leaving must not end it for the others. */
  private load(run: typeof keepingRequest): Promise<T> {
    // The day of the request, not of the answer: one requested before midnight is yesterday's.
    const at = this.options.clock.now();
    this.loading ??= run(() => this.options.load()).then(
      (value) => this.remember({ value, at, expiresAt: this.options.expiry(at) }),
      (error: unknown) => this.noteFailure(error),
    );
    return this.loading;
  }

  private remember(known: Known<T>): T {
    this.known = known;
    this.failedAt = undefined;
    this.loading = undefined;
    return known.value;
  }

  private noteFailure(error: unknown): never {
    this.failedAt = this.options.clock.now();
    this.loading = undefined;
    throw error;
  }

  private isPaused(): boolean {
    if (!this.failedAt) return false;
    return this.options.clock.now().getTime() - this.failedAt.getTime() < PAUSE_AFTER_FAILURE_MS;
  }

  private sourced(known: Known<T>, source: 'cache' | 'stale'): Sourced<T> {
    const ageMs = this.options.clock.now().getTime() - known.at.getTime();
    return { value: known.value, source, ageSeconds: Math.max(0, Math.floor(ageMs / 1000)) };
  }
}

const LISTS_TTL_MS = 10 * 60_000;

/** Caches a list that the core changes a few times a year: ten minutes, then it is refreshed while the old one is served. */
export const listCache = <T>(clock: Clock, load: () => Promise<T>): AnswerCache<T> =>
  new AnswerCache({
    clock,
    load,
    expiry: (at) => new Date(at.getTime() + LISTS_TTL_MS),
    staleWhileRevalidate: true,
  });
