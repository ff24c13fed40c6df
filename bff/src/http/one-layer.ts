import type { Request, RequestHandler, Response } from 'express';

/** What happens to every request on its way in, at once and without an answer. */
export type Step = (request: Request, response: Response) => void;

/** Several steps as one layer of Express, which takes longer to find its next layer than most steps take. */
export function inOneLayer(steps: readonly Step[]): RequestHandler {
  return (request, response, next) => {
    for (const step of steps) step(request, response);
    next();
  };
}

/** Steps for some paths alone. */
export const onlyOn =
  (isMeant: (path: string) => boolean, steps: readonly Step[]): Step =>
  (request, response) => {
    if (isMeant(request.path)) for (const step of steps) step(request, response);
  };
