import { json, type RequestHandler } from 'express';
import { Problem } from './problem.ts';

/**
 * Maximum number of values in a body. The largest valid body has 500 simulations, the executive of each (R285) and a
 * few fields.
 */
const MAX_VALUES = 1_100;
/** Limits of rate sheets: a sheet can change 5,000 rates, each by product, purpose, property type and four bounds. */
const LARGE_BODIES = { path: '/api/simulador/hojas', values: 50_000, size: '1mb' } as const;
const MAX_FIELDS = 100;
const MAX_DEPTH = 8;
const TOO_MUCH = 'La solicitud tiene demasiados datos.';

/**
 * Refuses bodies with more values than any operation accepts with a 400, before they are validated: the cost of the
 * validation and the size of its answer grow with the body.
 */
export const bodyLimits: RequestHandler = (request, _response, next) => {
  const max = request.path.startsWith(LARGE_BODIES.path) ? LARGE_BODIES.values : MAX_VALUES;
  next(isWithinLimits(request.body, max) ? undefined : new Problem(400, TOO_MUCH));
};

/** Parses the bodies that may be larger than others; to be placed before the parser of all bodies, which leaves them alone. */
export const largeBodies = (): [path: string, parser: RequestHandler] => [
  LARGE_BODIES.path,
  json({ limit: LARGE_BODIES.size, strict: true }),
];

export function isWithinLimits(body: unknown, maxValues = MAX_VALUES): boolean {
  let values = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > maxValues || depth > MAX_DEPTH) return false;
    const children = level.filter((each) => typeof each === 'object' && each !== null) as object[];
    if (children.some((each) => !Array.isArray(each) && Object.keys(each).length > MAX_FIELDS)) return false;
    level = children.flatMap((each) => Object.values(each));
  }
  return true;
}
