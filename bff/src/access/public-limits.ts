import type { Request, RequestHandler, Response } from 'express';
import { problemBody } from '../http/problem-body.ts';
import { Problem } from '../http/problem.ts';
import { sentenceOf } from '@simulador/contracts/messages/problems';
import { RequestWindows } from './request-windows.ts';

export const REQUESTS_PER_MINUTE = 600;

/** Probes come from the orchestrator's one address and must not be answered 429; operators show a credential. */
const UNLIMITED = /^\/(?:health|ops)(?:\/|$)/i;
const WINDOW_MS = 60_000;
const NAME = `"${REQUESTS_PER_MINUTE}-in-1min"`;
const POLICY = `${NAME}; q=${REQUESTS_PER_MINUTE}; w=${WINDOW_MS / 1000}`;

/** At most 600 requests a minute from one address; more are answered 429 with Retry-After. */
export function publicLimits(): RequestHandler {
  const windows = new RequestWindows(WINDOW_MS);
  return (request, response, next) => {
    if (UNLIMITED.test(request.path)) return next();
    // Monotonic time: setting the clock back must not prolong a window.
    const now = performance.now();
    const { requests, endsAt } = windows.count(request.ip ?? '', now);
    const left = REQUESTS_PER_MINUTE - requests;
    const seconds = String(Math.ceil((endsAt - now) / 1000));
    // Format of draft 8 of the RateLimit header fields.
    response.setHeader('RateLimit', `${NAME}; r=${Math.max(0, left)}; t=${seconds}`);
    response.setHeader('RateLimit-Policy', POLICY);
    if (left >= 0) return next();
    response.setHeader('Retry-After', seconds);
    refuse(request, response);
  };
}

function refuse(request: Request, response: Response): void {
  const id = String(response.getHeader('X-Request-Id') ?? '');
  const body = problemBody(new Problem(429, sentenceOf(429)), request.path, id);
  response.status(429).type('application/problem+json').send(JSON.stringify(body));
}
