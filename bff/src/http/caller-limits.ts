import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

const CALLER = Symbol('caller');
type CountedRequest = Pick<Request, 'ip'> & { [CALLER]?: string };

/** Stores the key by which a request is counted in place of its address. */
export function nameCaller(request: CountedRequest, key: string): void {
  request[CALLER] = key;
}

/** Returns the key by which a request is counted: a user of staff, else its address, or the address's IPv6 network. Found once. */
export const callerOf = (request: CountedRequest): string =>
  (request[CALLER] ??= ipKeyGenerator(request.ip ?? ''));

/** One limit for each caller: how much of its work runs at once, and how much more waits for its turn. */
export class CallerLimits {
  private readonly used = new Map<string, BulkheadPolicy>();

  constructor(
    private readonly running: number,
    private readonly waiting = Infinity,
  ) {}

  /** Runs the work in its caller's turn. @throws BulkheadRejectedError if too much of its work waits */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = this.used.get(caller) ?? bulkhead(this.running, this.waiting);
    this.used.set(caller, own);
    try {
      return await own.execute(work);
    } finally {
      if (own.executionSlots === this.running) this.used.delete(caller);
    }
  }
}
