import type { RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import { callerOf } from '../http/caller-limits.ts';
import { isProbe } from '../http/request-kind.ts';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { isOperator } from './credentials.ts';
import { refuseLater } from './late-refusal.ts';
import { RequestWindows } from './request-windows.ts';

export const REQUESTS_PER_MINUTE = 600;

/** Paths of operators, who are not limited once they show their credential. */
const OPERATIONS = /^\/ops(?:\/|$)/i;
const WINDOW_MS = 60_000;
const NAME = `"${REQUESTS_PER_MINUTE}-in-1min"`;
const POLICY = `${NAME}; q=${REQUESTS_PER_MINUTE}; w=${WINDOW_MS / 1000}`;

/** At most 600 requests a minute of one address, or of one user of staff; more are answered 429 with Retry-After. */
export function publicLimits(opsToken: string | null): RequestHandler {
  const windows = new RequestWindows(WINDOW_MS);
  return (request, response, next) => {
    if (isProbe(request)) return next();
    if (OPERATIONS.test(request.path) && isOperator(request, opsToken)) return next();
    // Monotonic time: setting the clock back must not prolong a window.
    const now = performance.now();
    const { requests, endsAt } = windows.count(callerOf(request), now);
    const left = REQUESTS_PER_MINUTE - requests;
    const seconds = String(Math.ceil((endsAt - now) / 1000));
    // Format of draft 8 of the RateLimit header fields.
    response.setHeader('RateLimit', `${NAME}; r=${Math.max(0, left)}; t=${seconds}`);
    response.setHeader('RateLimit-Policy', POLICY);
    if (left >= 0) return next();
    refuseLater(
      request,
      response,
      new Problem(429, sentenceOf(429), { headers: { 'Retry-After': seconds } }),
    );
  };
}
