import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

/**
 * Maximum number of values in a body. The largest valid body has 500 simulations, the executive of each (R285) and a
 * few fields.
 */
const MAX_VALUES = 1_100;
const MAX_FIELDS = 100;
const MAX_DEPTH = 8;
const TOO_MUCH = 'La solicitud tiene demasiados datos.';

/**
 * Refuses bodies with more values than any operation accepts with a 400, before they are validated: the cost of the
 * validation and the size of its answer grow with the body.
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
