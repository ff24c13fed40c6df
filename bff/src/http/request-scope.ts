import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { Problem } from './problem.ts';
import { addToLogLine, type TracedRequest } from './request-log.ts';

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
const scopes = new AsyncLocalStorage<RequestScope | undefined>();

/** What upstream calls take from the request that causes them; its trace is made on first use, as most requests cause none. */
export class RequestScope {
  private readonly givenId: string | undefined;
  private trace: { readonly id: string; readonly flags: string } | undefined;

  constructor(
    readonly requestId: string,
    private readonly givenTrace: string | undefined,
    /** What the client waits for; null where none waits. */
    private readonly response: Response | null,
    /** An id for background work: only the log lines of that work have it. */
    readonly isBackground = false,
    /** What the systems of the caller's trace add to it: passed on as it came. */
    private readonly traceState: string | undefined = undefined,
  ) {
    this.givenId = TRACEPARENT.exec(givenTrace ?? '')?.[1];
  }

  /** Of the caller's trace, or of the one that was made here; undefined while there is none. */
  get traceId(): string | undefined {
    return this.trace?.id ?? this.givenId;
  }

  /** Whether the client disconnected before its answer. */
  get isClientGone(): boolean {
    return this.response !== null && this.response.closed && !this.response.writableFinished;
  }

  /** Calls the listener when the client disconnects, or has disconnected, before its answer. Returns a function that removes the listener. */
  onClientGone(listener: () => void): () => void {
    const { response } = this;
    const closed = (): void => {
      if (this.isClientGone) listener();
    };
    if (response?.closed) closed();
    else response?.on('close', closed);
    return () => void response?.off('close', closed);
  }

  /** Our own span of the caller's trace, as the header `traceparent` of W3C Trace Context. */
  private traceparent(): string {
    this.trace ??= traceOf(this.givenTrace);
    return `00-${this.trace.id}-${randomHex().slice(-16)}-${this.trace.flags}`;
  }

  /** The headers of W3C Trace Context for a request that this one causes. */
  traceHeaders(): Readonly<Record<string, string>> {
    const traceparent = this.traceparent();
    // A state belongs to the trace that it came with.
    const isGiven = this.givenId !== undefined && this.traceState !== undefined;
    return isGiven ? { traceparent, tracestate: this.traceState } : { traceparent };
  }

  /** The same request, for work that goes on when its client leaves. */
  withoutClient(): RequestScope {
    return new RequestScope(this.requestId, this.traceparent(), null, this.isBackground, this.traceState);
  }
}

/** 32 digits. Taken from UUIDs, whose random bytes Node fetches many at a time. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

function traceOf(given = ''): { id: string; flags: string } {
  const [, id = randomHex(), flags = '01'] = TRACEPARENT.exec(given) ?? [];
  return { id, flags };
}

/** The client is gone; 499 is for the log. */
export const clientLeft = (): Problem => new Problem(499, 'La solicitud fue cancelada.');

export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/**
 * Binds work that a queue starts to the request that queues it. `AsyncResource.bind` would do, but the collector of Node 24 frees
 * what it binds in full collections only (docs/performance.md).
 */
export const bindToRequest = <T>(work: () => T): (() => T) => {
  const request = scopes.getStore();
  return () => scopes.run(request, work);
};

/** Runs work that outlives the request which caused it, such as a shared load: it keeps that request's id and trace. */
export const keepingRequest = <T>(work: () => T): T => {
  const request = currentRequest();
  return request ? scopes.run(request.withoutClient(), work) : inBackground(work);
};

/** Runs work that no request waits for, with its own id and trace. */
export const inBackground = <T>(work: (scope: RequestScope) => T): T => {
  const scope = new RequestScope(randomUUID(), undefined, null, true);
  return scopes.run(scope, () => work(scope));
};

export const requestScope: RequestHandler = (request: Request, response, next) => {
  const [id, trace] = [(request as TracedRequest).id, request.get('traceparent')];
  const scope = new RequestScope(id, trace, response, false, request.get('tracestate'));
  // Read when the line is written: a trace of our own is made on first use.
  addToLogLine(response, {
    get traceId() {
      return scope.traceId;
    },
  });
  scopes.run(scope, next);
};
