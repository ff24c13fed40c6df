import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/** Times every answer by its route; paths that no route knows share one name. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const stop = metrics.requests.startTimer({ method: request.method });
    response.once('close', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      stop({ route, status: String(response.statusCode) });
    });
    next();
  };
}
