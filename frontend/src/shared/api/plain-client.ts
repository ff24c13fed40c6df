import createClient from 'openapi-fetch';
import type { paths } from '@simulador/contracts/generated/bff';

/** Our origin, the only one that the browser calls. Empty in the build, which renders the first screen without requests. */
export const ORIGIN = typeof window === 'undefined' ? '' : window.location.origin;

/** Client for the calls that begin, renew and end a session, none of which depends on a token. All others use `client.ts`. */
export const plainClient = createClient<paths>({
  baseUrl: ORIGIN,
  fetch: (request) => globalThis.fetch(request),
});
