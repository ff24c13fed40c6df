import createClient from 'openapi-fetch';
import type { paths } from '@simulador/contracts/generated/bff';

/** Our own origin: the browser knows no other. Resolved on each call, so that a test may replace `fetch`. */
export const client = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => globalThis.fetch(request),
});
