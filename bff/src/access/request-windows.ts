import { ipKeyGenerator } from 'express-rate-limit';

interface Window {
  requests: number;
  readonly endsAt: number;
}

/**
 * Counts requests per key (an address or a user) in windows that begin with the key's first request, by the caller's
 * clock. The middleware of express-rate-limit would cost a cached answer a tenth more (lab/performance.md), and has a
 * clock of its own.
 */
export class RequestWindows {
  private current = new Map<string, Window>();
  private previous = new Map<string, Window>();
  private sweepAt = 0;

  constructor(private readonly windowMs: number) {}

  /** Counts a request at `now`, in milliseconds. All addresses of an IPv6 network count as one, a mapped IPv4 address as itself. */
  count(address: string, now: number): Readonly<Window> {
    const window = this.windowOf(ipKeyGenerator(address), now);
    window.requests += 1;
    return window;
  }

  private windowOf(key: string, now: number): Window {
    if (now >= this.sweepAt) this.sweep(now);
    const known = this.current.get(key) ?? this.previous.get(key);
    if (known && now < known.endsAt) return known;
    const window = { requests: 0, endsAt: now + this.windowMs };
    this.current.set(key, window);
    return window;
  }

  /** Drops the windows that began before the previous sweep, because all of them have ended. */
  private sweep(now: number): void {
    [this.previous, this.current] = [this.current, new Map()];
    this.sweepAt = now + this.windowMs;
  }
}
