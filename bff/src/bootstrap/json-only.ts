import type { RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import { sentenceOf } from '@simulador/contracts/messages/problems';

const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH'];

/** Refuses a body that is not sent as JSON: read as an empty one, it would be refused for what it doesn't lack. */
export const jsonOnly: RequestHandler = (request, _response, next) => {
  const isEmpty = request.headers['content-length'] === '0';
  const foreign = METHODS_WITH_BODY.includes(request.method) && !isEmpty && request.is('json') === false;
  next(foreign ? new Problem(415, sentenceOf(415)) : undefined);
};
