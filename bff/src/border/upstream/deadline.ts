import type { RequestScope } from '../../http/request-scope.ts';

/**
 * How long a request waits: until its deadline, or until the client that wants its answer disconnects. One controller and
 * one timer, which `end` clears: signals that are left to time out by themselves fill the memory with seconds of requests.
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

  /** No client waits any more. */
  end(): void {
    clearTimeout(this.timer);
    this.stopListening?.();
  }

  private lose(reason: 'TimeoutError' | 'AbortError'): void {
    this.controller.abort(new DOMException('nobody waits any more', reason));
  }
}
