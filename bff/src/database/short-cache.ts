import type { Clock } from '../clock/clock.ts';
import { withoutDisconnect } from '../http/request-scope.ts';

/** Maximum time for which a change stays unnoticed if its notification was missed, ms. */
export const SHORT_CACHE_TTL_MS = 5_000;

interface Entry<T> {
  readonly rows: Promise<T>;
  readonly at: number;
  readonly key: string;
}

/**
 * Caches rows that an operator rarely changes: reads them at most once in five seconds, and once for concurrent requests. A failed read is
 * not cached.
 */
export class ShortCache<T> {
  private entry: Entry<T> | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly read: (key: string) => Promise<T>,
  ) {}

  /** Drops the cached value after a change. */
  invalidate(): void {
    this.entry = undefined;
  }

  /** Returns the value of a key; only one key is cached at a time. @throws the error of `read` */
  current(key = ''): Promise<T> {
    const now = this.clock.now().getTime();
    const { entry } = this;
    if (entry && entry.key === key && now >= entry.at && now - entry.at < SHORT_CACHE_TTL_MS)
      return entry.rows;
    const fresh: Entry<T> = { rows: withoutDisconnect(() => this.read(key)), at: now, key };
    this.entry = fresh;
    fresh.rows.catch(() => {
      if (this.entry === fresh) this.entry = undefined;
    });
    return fresh.rows;
  }
}
