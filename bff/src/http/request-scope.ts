import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { TracedRequest } from './request-log.ts';

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
const scopes = new AsyncLocalStorage<RequestScope>();

/** What upstream calls take from the request that causes them; made on first use, as most requests cause none. */
export class RequestScope {
  private trace: { readonly id: string; readonly flags: string } | undefined;

  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  get requestId(): string {
    return (this.request as TracedRequest).id;
  }

  /** Whether the client went away before its answer. */
  get isClientGone(): boolean {
    return this.response.closed && !this.response.writableFinished;
  }

  /** Calls the listener when the client goes away, or has gone, before its answer. Returns a function that removes the listener. */
  onClientGone(listener: () => void): () => void {
    const closed = (): void => {
      if (this.isClientGone) listener();
    };
    if (this.response.closed) closed();
    else this.response.on('close', closed);
    return () => void this.response.off('close', closed);
  }

  /** Our own span of the caller's trace, as the header `traceparent` of W3C Trace Context. */
  traceparent(): string {
    this.trace ??= traceOf(this.request.get('traceparent'));
    return `00-${this.trace.id}-${randomHex().slice(-16)}-${this.trace.flags}`;
  }
}

/** 32 digits. Taken from UUIDs, whose random bytes Node fetches many at a time. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

function traceOf(given = ''): { id: string; flags: string } {
  const [, id = randomHex(), flags = '01'] = TRACEPARENT.exec(given) ?? [];
  return { id, flags };
}

export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/** Runs work that outlives the request which happened to cause it, as a shared load does. */
export const outsideRequest = <T>(work: () => T): T => scopes.exit(work);

export const requestScope: RequestHandler = (request, response, next) =>
  scopes.run(new RequestScope(request, response), next);
