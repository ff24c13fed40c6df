import { isIPv6 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

interface Window {
  requests: number;
  readonly endsAt: number;
}

/**
 * Counts the requests of each address in windows that begin with its first one. At once and without a promise, of which
 * express-rate-limit needs seven a request, and a digest of the address.
 */
export class RequestWindows {
  private current = new Map<string, Window>();
  private previous = new Map<string, Window>();
  private sweepAt = 0;

  constructor(private readonly windowMs: number) {}

  /** Counts a request at `now`, in milliseconds. Networks of an IPv6 address count as one. */
  count(address: string, now: number): Readonly<Window> {
    const window = this.windowOf(addressKey(address), now);
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

  /** Windows that began before the sweep before this one have ended: they are let go together. */
  private sweep(now: number): void {
    [this.previous, this.current] = [this.current, new Map()];
    this.sweepAt = now + this.windowMs;
  }
}

const MAPPED = '::ffff:';

/** Who has one IPv6 address has a whole network of them. An IPv4 address is itself, however it is written. */
function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : '';
  return mapped.includes('.') ? mapped : ipKeyGenerator(address);
}
