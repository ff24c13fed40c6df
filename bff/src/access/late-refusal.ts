import type { Request, Response } from 'express';
import { audienceOf } from '../http/audience.ts';
import { problemBody } from '../http/problem-body.ts';
import { errorFieldOf } from '../http/request-kind.ts';
import type { Problem } from '../http/problem.ts';

/**
 * Delay of a refusal, ms. A client that sends as fast as it can thus sends one request a second over each of its connections. Refused
 * immediately, hundreds of connections would keep the process busy with refusals, and others would wait.
 */
const DELAY_MS = 1_000;

/** Refuses a request of a caller that sends too many, by a middleware in front of the controllers. */
export function refuseLater(request: Request, response: Response, problem: Problem): void {
  const id = String(response.getHeader('X-Request-Id') ?? '');
  const body = JSON.stringify(problemBody(problem, errorFieldOf(request), id, audienceOf(request)));
  const timer = setTimeout(() => {
    response.set(problem.extra.headers ?? {});
    response.status(problem.getStatus()).type('application/problem+json').send(body);
  }, DELAY_MS);
  response.once('close', () => clearTimeout(timer));
}
