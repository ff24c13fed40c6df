import type { Sourced } from './sourced.ts';
import { noteServedStale } from './exchange.ts';
import type { Clock } from '../../clock/clock.ts';
import { inBackground, withoutDisconnect } from '../../http/request-scope.ts';

/** An answer that this process or another one has stored, and when it was requested. */
export interface StoredAnswer<T> {
  readonly value: T;
  readonly at: Date;
}

export interface AnswerCacheOptions<T> {
  readonly clock: Clock;
  readonly load: () => Promise<T>;
  /** Returns when an answer loaded at `at` expires. */
  readonly expiry: (at: Date, value: T) => Date;
  /** Serve an expired answer immediately and refresh it after the response, instead of making the request wait. */
  readonly staleWhileRevalidate: boolean;
  /** Reads the stored answer, if answers are stored. A failure is ignored. */
  readonly stored?: () => Promise<StoredAnswer<T> | null>;
}

/** Pause after a failed load during which the stale answer is served without another attempt. */
const PAUSE_AFTER_FAILURE_MS = 5_000;

interface Known<T> {
  readonly value: T;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** The latest load, if it failed; its time is on the clock's `elapsedMs`. */
interface Failed {
  readonly error: unknown;
  readonly atMs: number;
}

/**
 * Caches the last good answer of a source. An expired answer is refreshed, and served stale if that fails. Requests that
 * wait at the same time share one load.
 */
export class AnswerCache<T> {
  private known: Known<T> | undefined;
  private loading: Promise<T> | undefined;
  /** Whether the source has changed since the running load began. */
  private isLoadOld = false;
  private failed: Failed | undefined;
  /** The latest reading of the stored answer; null if it must be read. */
  private restored: Promise<void> | null = null;

  constructor(private readonly options: AnswerCacheOptions<T>) {}

  /** @throws the error of `load` if there has never been an answer */
  async get(): Promise<Sourced<T>> {
    if (this.options.stored) await (this.restored ??= this.restore());
    const { staleWhileRevalidate } = this.options;
    const known = this.known;
    if (known && this.isCurrent(known)) return this.sourced(known, 'cache');
    if (known && this.failed && this.isPaused(this.failed)) return this.insteadOf(this.failed.error, known);
    if (known && staleWhileRevalidate) {
      this.load(inBackground).catch(() => undefined);
      return this.sourced(known, 'stale');
    }
    return this.loadOrStale();
  }

  /** Reads the stored answer again before the next answer, because another process may have stored a newer one. */
  restoreNext(): void {
    this.restored = null;
  }

  private async restore(): Promise<void> {
    const stored = await this.options.stored?.().catch(() => null);
    if (stored && !(this.known && this.known.at >= stored.at))
      this.known = { ...stored, expiresAt: this.options.expiry(stored.at, stored.value) };
  }

  /** Marks the cached answer, and that of a running load, as expired, after the source has changed. */
  expire(): void {
    if (this.known) this.known = { ...this.known, expiresAt: this.known.at };
    this.isLoadOld = this.loading !== undefined;
  }

  private async loadOrStale(): Promise<Sourced<T>> {
    try {
      return { value: await this.load(withoutDisconnect), source: 'core', ageSeconds: 0 };
    } catch (error) {
      if (this.known) return this.insteadOf(error, this.known);
      throw error;
    }
  }

  /** Loads once for all waiting requests, with the id and trace of the first one, but not ended when its client disconnects. */
  private load(run: typeof withoutDisconnect): Promise<T> {
    // The time of the request, not of the answer: an answer requested before midnight belongs to that day.
    const at = this.options.clock.now();
    this.loading ??= run(() => this.options.load()).then(
      (value) => this.remember({ value, at, expiresAt: this.options.expiry(at, value) }),
      (error: unknown) => this.noteFailure(error),
    );
    return this.loading;
  }

  private remember(loaded: Known<T>): T {
    const answer = this.isLoadOld ? { ...loaded, expiresAt: loaded.at } : loaded;
    this.isLoadOld = false;
    // Another process may have stored an answer that was requested later.
    const known = this.known && this.isCurrent(this.known) && answer.at < this.known.at ? this.known : answer;
    this.known = known;
    this.failed = undefined;
    this.loading = undefined;
    return known.value;
  }

  private noteFailure(error: unknown): never {
    this.failed = { error, atMs: this.options.clock.elapsedMs() };
    this.loading = undefined;
    this.isLoadOld = false;
    throw error;
  }

  /**
   * Returns true if an answer is fresh. An answer from the future was stored before the clock was set back, and may
   * have another day's UF.
   */
  private isCurrent({ at, expiresAt }: Known<T>): boolean {
    const now = this.options.clock.now();
    return at <= now && now < expiresAt;
  }

  private isPaused({ atMs }: Failed): boolean {
    return this.options.clock.elapsedMs() - atMs < PAUSE_AFTER_FAILURE_MS;
  }

  /** The known answer, served stale because of an error. */
  private insteadOf(error: unknown, known: Known<T>): Sourced<T> {
    noteServedStale(error);
    return this.sourced(known, 'stale');
  }

  private sourced(known: Known<T>, source: 'cache' | 'stale'): Sourced<T> {
    const ageMs = this.options.clock.now().getTime() - known.at.getTime();
    return { value: known.value, source, ageSeconds: Math.max(0, Math.floor(ageMs / 1000)) };
  }
}
