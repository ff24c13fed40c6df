import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

/** More than any operation takes: 500 simulations, whom each was assigned to (R285), and the fields around both lists. */
const MAX_VALUES = 1_100;
const MAX_FIELDS = 100;
const MAX_DEPTH = 8;
const TOO_MUCH = 'La solicitud tiene demasiados datos.';

/**
 * Refuses bodies that no operation takes, before they are judged field by field: what judging costs, and the answer that
 * names what is wrong, grow with the body. A 400.
 */
export const bodyLimits: RequestHandler = (request, _response, next) => {
  next(isWithinLimits(request.body) ? undefined : new Problem(400, TOO_MUCH));
};

export function isWithinLimits(body: unknown): boolean {
  let values = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > MAX_VALUES || depth > MAX_DEPTH) return false;
    const children = level.filter((each) => typeof each === 'object' && each !== null) as object[];
    if (children.some((each) => !Array.isArray(each) && Object.keys(each).length > MAX_FIELDS)) return false;
    level = children.flatMap((each) => Object.values(each));
  }
  return true;
}
