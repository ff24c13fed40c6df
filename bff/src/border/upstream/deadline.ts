import type { RequestScope } from '../../http/request-scope.ts';

/**
 * Aborts a request at its deadline, or when its client disconnects. Call `end` when the request is done: it clears the
 * timer. `AbortSignal.timeout` would stay in memory until the deadline of each request.
 */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly stopListening: (() => void) | undefined;

  constructor(timeoutMs: number, request: RequestScope | undefined) {
    this.timer = setTimeout(() => this.lose('TimeoutError'), timeoutMs).unref();
    this.stopListening = request?.onClientGone(() => this.lose('AbortError'));
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Stops the timer and no longer observes the client. */
  end(): void {
    clearTimeout(this.timer);
    this.stopListening?.();
  }

  private lose(reason: 'TimeoutError' | 'AbortError'): void {
    this.controller.abort(new DOMException('nobody waits any more', reason));
  }
}
