import createClient from 'openapi-fetch';
import type { paths } from '@simulador/contracts/generated/bff';

/** For the calls that begin, renew and end a session: they carry no token. Everything else goes by `client.ts`. */
export const plainClient = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => globalThis.fetch(request),
});
