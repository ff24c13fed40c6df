import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { problemBody } from '../problem/problem-body.ts';
import { Problem } from '../problem/problem.ts';
import { sentenceOf } from '../problem/titles.ts';

export const REQUESTS_PER_MINUTE = 600;

/** At most 600 requests a minute from one address; more are answered 429 with Retry-After. */
export function publicLimits(): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: REQUESTS_PER_MINUTE,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // It would print its doubts about X-Forwarded-For to the console; TRUST_PROXY decides whose counts.
    validate: { xForwardedForHeader: false, trustProxy: false },
    // Health probes come from the orchestrator's one address and must not be answered 429.
    skip: (request) => request.path.startsWith('/health/'),
    handler: (request, response) => {
      const id = String(response.getHeader('X-Request-Id') ?? '');
      const body = problemBody(new Problem(429, sentenceOf(429)), request.path, id);
      response.status(429).type('application/problem+json').send(JSON.stringify(body));
    },
  });
}
