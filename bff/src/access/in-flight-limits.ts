import { BulkheadRejectedError } from 'cockatiel';
import type { RequestHandler, Response } from 'express';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { CallerLimits, callerOf } from '../http/caller-limits.ts';
import { Problem } from '../http/problem.ts';
import { isProbe, isRead } from '../http/request-kind.ts';
import { refuseLater } from './late-refusal.ts';

/** Maximum number of one caller's requests that run at once: fewer than the calls that a core gets, so that one caller never takes all of them. */
export const RUNNING_OF_CALLER = 24;
/** Maximum number of further requests that wait for their turn. */
export const WAITING_OF_CALLER = 96;

/**
 * Limits how many requests of a caller run at once, reads and others apart. Further ones wait for the caller's own, and too many are
 * answered 429. See docs/rules.md R670.
 */
export function inFlightLimits(): RequestHandler {
  const [reads, acts] = [1, 2].map(() => new CallerLimits(RUNNING_OF_CALLER, WAITING_OF_CALLER)) as [
    CallerLimits,
    CallerLimits,
  ];
  return (request, response, next) => {
    if (isProbe(request)) return next();
    const limits = isRead(request) ? reads : acts;
    limits
      .run(callerOf(request), () => answered(response, next))
      .catch((error: unknown) => {
        if (!(error instanceof BulkheadRejectedError)) return next(error);
        const headers = { 'Retry-After': '1' };
        refuseLater(request, response, new Problem(429, SERVER_SENTENCES.tooManyAtOnce, { headers }));
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
