import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { TracedRequest } from '../logging/request-log.ts';

/** What a request lends to the upstream calls it causes. */
export interface RequestScope {
  readonly requestId: string;
  /** W3C Trace Context: 32 and 2 hex digits. */
  readonly traceId: string;
  readonly traceFlags: string;
  /** Aborted when the client goes away before its answer. */
  readonly clientGone: AbortSignal;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
const scopes = new AsyncLocalStorage<RequestScope>();

export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/** Runs work that outlives the request which happened to cause it, as a shared load does. */
export const outsideRequest = <T>(work: () => T): T => scopes.exit(work);

/** Our own span of the caller's trace, as the header `traceparent`. */
export const traceparentOf = ({ traceId, traceFlags }: RequestScope): string =>
  `00-${traceId}-${randomBytes(8).toString('hex')}-${traceFlags}`;

export const requestScope: RequestHandler = (request, response, next) => {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new DOMException('client gone', 'AbortError'));
  });
  const [, traceId, traceFlags] = TRACEPARENT.exec(request.get('traceparent') ?? '') ?? [];
  const scope: RequestScope = {
    requestId: String((request as TracedRequest).id),
    traceId: traceId ?? randomBytes(16).toString('hex'),
    traceFlags: traceFlags ?? '01',
    clientGone: gone.signal,
  };
  scopes.run(scope, next);
};
