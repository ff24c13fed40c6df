import createClient from 'openapi-fetch';
import type { paths } from '@simulador/contracts/generated/bff';
import { ORIGIN } from './origin.ts';

/** Client for the calls that begin, renew and end a session, which carry no token. All others use `client.ts`. */
export const plainClient = createClient<paths>({
  baseUrl: ORIGIN,
  fetch: (request) => globalThis.fetch(request),
});
