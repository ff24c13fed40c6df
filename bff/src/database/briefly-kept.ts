import type { Clock } from '../clock/clock.ts';

/** How long what an operator changed may stay unseen, in milliseconds. */
export const KEPT_FOR_MS = 5_000;

interface Kept<T> {
  readonly rows: Promise<T>;
  readonly at: number;
  readonly key: string;
}

/**
 * Rows that an operator changes now and then, read at most once in five seconds; many waiting requests share one reading.
 * A reading that fails is not kept.
 */
export class BrieflyKept<T> {
  private kept: Kept<T> | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly read: (key: string) => Promise<T>,
  ) {}

  /** Rows of another `key` than the last one are read anew. @throws what `read` throws. */
  get(key = ''): Promise<T> {
    const now = this.clock.now().getTime();
    const { kept } = this;
    if (kept && kept.key === key && now >= kept.at && now - kept.at < KEPT_FOR_MS) return kept.rows;
    const fresh: Kept<T> = { rows: this.read(key), at: now, key };
    this.kept = fresh;
    fresh.rows.catch(() => {
      if (this.kept === fresh) this.kept = undefined;
    });
    return fresh.rows;
  }
}
