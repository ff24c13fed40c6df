import createClient from 'openapi-fetch';
import type { paths } from '@simulador/contracts/generated/bff';
import { ORIGIN } from './origin.ts';

/** For the calls that begin, renew and end a session: they carry no token. Everything else goes by `client.ts`. */
export const plainClient = createClient<paths>({
  baseUrl: ORIGIN,
  fetch: (request) => globalThis.fetch(request),
});
