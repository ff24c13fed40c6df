import type { Step } from './one-layer.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Times every answer by its route; paths that no route knows share one name. */
export function requestMetrics(metrics: Metrics): Step {
  return (request, response) => {
    const began = performance.now();
    response.on('close', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      const labels = { method: request.method, route, status: response.statusCode };
      metrics.requests.observe(labels, (performance.now() - began) / 1000);
    });
  };
}
