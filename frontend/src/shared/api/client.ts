import createClient from 'openapi-fetch';
import type { paths } from '@simulador/contracts/generated/bff';
import { authorizedFetch } from '../session/authorized-fetch.ts';

/** Our own origin: the browser knows no other. Speaks for whoever is signed in. */
export const client = createClient<paths>({ baseUrl: window.location.origin, fetch: authorizedFetch });
