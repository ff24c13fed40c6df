import type { NextFunction, RequestHandler, Response } from 'express';
import { Problem } from '../http/problem.ts';
import { callerOf, nameCaller, CallerLimits } from '../http/caller-limits.ts';
import { isProbe, isRead, operationOf } from '../http/operations.ts';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { isOperator } from './credentials.ts';
import { staffOfToken, tokenKey } from './access-token.ts';
import type { Clock } from '../clock/clock.ts';
import { ipKeyGenerator } from 'express-rate-limit';
import { BulkheadRejectedError } from 'cockatiel';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';

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
  private readonly windows = new Map<string, Window>();
  private sweepAt = 0;

  constructor(private readonly windowMs: number) {}

  /** Counts a request at `now`, in milliseconds. All addresses of an IPv6 network count as one, a mapped IPv4 address as itself. */
  count(address: string, now: number): Readonly<Window> {
    if (now >= this.sweepAt) this.sweep(now);
    const key = ipKeyGenerator(address);
    const known = this.windows.get(key);
    const window = known && now < known.endsAt ? known : { requests: 0, endsAt: now + this.windowMs };
    this.windows.set(key, window);
    window.requests += 1;
    return window;
  }

  /** Drops the windows that have ended. */
  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    this.sweepAt = now + this.windowMs;
  }
}

/**
 * Delay of a refusal, ms. A client that sends as fast as it can thus sends one request a second over each of its connections. Refused
 * immediately, hundreds of connections would keep the process busy with refusals, and others would wait.
 */
const DELAY_MS = 1_000;

/** Refuses a request of a caller that sends too many, unless its client leaves first. */
function refuseLater(response: Response, next: NextFunction, problem: Problem): void {
  const timer = setTimeout(() => next(problem), DELAY_MS);
  response.once('close', () => clearTimeout(timer));
}

/**
 * Counts the requests of signed-in staff by user, because an office shares an address, which a script there would use up. The signature of
 * the token is enough: it is read before anything else of the request, and its session is checked later.
 */
export function countedCaller(jwtSecret: string, clock: Clock): RequestHandler {
  const key = tokenKey(jwtSecret);
  return (request, _response, next) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const user = token === undefined ? null : staffOfToken(token, key, clock.now());
    if (user !== null) nameCaller(request, `user ${user}`);
    next();
  };
}

export const REQUESTS_PER_MINUTE = 600;

const WINDOW_MS = 60_000;
const NAME = `"${REQUESTS_PER_MINUTE}-in-1min"`;
const POLICY = `${NAME}; q=${REQUESTS_PER_MINUTE}; w=${WINDOW_MS / 1000}`;

/** At most 600 requests a minute of one address, or of one user of staff; more are answered 429 with Retry-After. */
export function publicLimits(opsToken: string | null): RequestHandler {
  const windows = new RequestWindows(WINDOW_MS);
  return (request, response, next) => {
    if (isProbe(request)) return next();
    // Operators are not limited once they show their credential.
    if (operationOf(request)?.access?.operators && isOperator(request, opsToken)) return next();
    // Monotonic time: setting the clock back must not prolong a window.
    const now = performance.now();
    const { requests, endsAt } = windows.count(callerOf(request), now);
    const left = REQUESTS_PER_MINUTE - requests;
    const seconds = String(Math.ceil((endsAt - now) / 1000));
    // Format of draft 8 of the RateLimit header fields.
    response.setHeader('RateLimit', `${NAME}; r=${Math.max(0, left)}; t=${seconds}`);
    response.setHeader('RateLimit-Policy', POLICY);
    if (left >= 0) return next();
    refuseLater(response, next, new Problem(429, sentenceOf(429), { headers: { 'Retry-After': seconds } }));
  };
}

/** Maximum number of one caller's requests that run at once: fewer than the calls that a core gets, so that one caller never takes all of them. */
export const RUNNING_OF_CALLER = 24;
/** Maximum number of further requests that wait for their turn. */
export const WAITING_OF_CALLER = 96;

/**
 * Limits how many requests of a caller run at once, reads and others apart. Further ones wait for the caller's own, and too many are
 * answered 429. See docs/rules.md R670.
 */
export function inFlightLimits(): RequestHandler {
  const reads = new CallerLimits(RUNNING_OF_CALLER, WAITING_OF_CALLER);
  const acts = new CallerLimits(RUNNING_OF_CALLER, WAITING_OF_CALLER);
  return (request, response, next) => {
    if (isProbe(request)) return next();
    const limits = isRead(request) ? reads : acts;
    limits
      .run(callerOf(request), () => answered(response, next))
      .catch((error: unknown) => {
        if (!(error instanceof BulkheadRejectedError)) return next(error);
        const headers = { 'Retry-After': '1' };
        refuseLater(response, next, new Problem(429, SERVER_SENTENCES.tooManyAtOnce, { headers }));
      });
  };
}

/** Starts the request, unless its client left while it waited. Resolves when the answer was sent or the client disconnects. */
function answered(response: Response, start: () => void): Promise<void> {
  if (response.closed) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('close', resolve);
    start();
  });
}
