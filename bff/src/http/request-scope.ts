import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { callerOf } from './caller-limits.ts';
import { Problem } from './problem.ts';
import { isRead } from './operations.ts';
import { bindToSpan, currentTraceparent, openSpan } from '../observability/tracing.ts';
import { addToLogLine, type TracedRequest } from './request-log.ts';

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const scopes = new AsyncLocalStorage<RequestScope | undefined>();

/** Facts of a request that its upstream calls need. */
export class RequestScope {
  constructor(
    readonly requestId: string,
    /** `traceparent` of the caller, or of the request's span; undefined if there is none. */
    private readonly trace: string | undefined,
    /** Response for which the client waits; null for background work. */
    private readonly response: Response | null,
    /** Whether the id is one of background work, which only the log lines of that work have. */
    readonly isBackground = false,
    /** `tracestate` of the caller, which is forwarded unchanged. */
    private readonly traceState: string | undefined = undefined,
    /** Caller whose turn the work takes; null for work that several callers wait for, or nobody. */
    readonly caller: string | null = null,
    /** Whether the request only reads. */
    readonly isRead = false,
  ) {}

  /** Id of the trace; undefined if there is none. */
  get traceId(): string | undefined {
    return TRACEPARENT.exec(this.trace ?? '')?.[1];
  }

  /** Whether the client disconnected before the answer. */
  get isClientGone(): boolean {
    return this.response !== null && this.response.closed && !this.response.writableFinished;
  }

  /**
   * Calls the listener when the client disconnects before the answer, or at once if it already has. Returns a
   * function that removes the listener. Node's limit of ten listeners, a hint at a leak, is lifted: a comparison's calls run at once.
   */
  onClientGone(listener: () => void): () => void {
    const { response } = this;
    const closed = (): void => {
      if (this.isClientGone) listener();
    };
    if (response?.closed) closed();
    else response?.setMaxListeners(0).on('close', closed);
    return () => void response?.off('close', closed);
  }

  /** Adds fields to the log line of the request; background work has none. */
  addToLogLine(fields: Readonly<Record<string, unknown>>): void {
    if (this.response) addToLogLine(this.response, fields);
  }

  /** Returns the headers of W3C Trace Context for an outgoing request: those of the current span, else as the caller sent them. */
  traceHeaders(): Readonly<Record<string, string>> {
    const traceparent = currentTraceparent() ?? this.trace;
    if (traceparent === undefined) return {};
    return this.traceState === undefined ? { traceparent } : { traceparent, tracestate: this.traceState };
  }

  /** Returns the same scope for work that continues when the client disconnects. */
  withoutClient(): RequestScope {
    const { requestId, isBackground, traceState, isRead } = this;
    const trace = currentTraceparent() ?? this.trace;
    return new RequestScope(requestId, trace, null, isBackground, traceState, null, isRead);
  }
}

/** Problem for a client that disconnected. The status 499 appears in the log only. */
export const clientLeft = (): Problem => new Problem(499, 'La solicitud fue cancelada.');

export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/**
 * Binds work that a queue starts later to the current request. With Node 24, what `AsyncResource.bind` binds is freed only in full garbage
 * collections (lab/performance.md).
 */
export const bindToRequest = <T>(work: () => T): (() => T) => {
  const request = scopes.getStore();
  const inSpan = bindToSpan(work);
  return () => scopes.run(request, inSpan);
};

/** Runs work that can outlive the current request, such as a shared load, with that request's id and trace. */
export const withoutDisconnect = <T>(work: () => T): T => {
  const request = currentRequest();
  return request ? scopes.run(request.withoutClient(), work) : inBackground(work);
};

/** Runs work for which no request waits, with its own id. */
export const inBackground = <T>(work: (scope: RequestScope) => T): T => {
  const scope = new RequestScope(randomUUID(), currentTraceparent(), null, true);
  return scopes.run(scope, () => work(scope));
};

export const requestScope: RequestHandler = (request: Request, response, next) => {
  const { id } = request as TracedRequest;
  // A `tracestate` without a valid trace, of which it is a part, is dropped.
  const [given] = TRACEPARENT.exec(request.get('traceparent') ?? '') ?? [];
  const traceState = given && request.get('tracestate');
  const span = openSpan(
    'request',
    { 'http.request.method': request.method },
    { kind: 'SERVER', parent: given },
  );
  const trace = span?.run(currentTraceparent) ?? given;
  const facts = [traceState, callerOf(request), isRead(request)] as const;
  const scope = new RequestScope(id, trace, response, false, ...facts);
  addToLogLine(response, { traceId: scope.traceId });
  if (!span) return scopes.run(scope, next);
  response.on('close', () => {
    // The route's template, because a path may name a person.
    const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
    const { statusCode: status } = response;
    const facts = { 'http.route': route, 'http.response.status_code': status, request_id: id };
    span.end(facts, status >= 500 ? String(status) : undefined);
  });
  span.run(() => scopes.run(scope, next));
};
