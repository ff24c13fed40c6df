import { clientBy } from '../api/plain-client.ts';
import { loadPart } from '../browser/load-part.ts';
import { hasEnded, readToken } from './session-state.ts';

let loading: Promise<typeof import('./authorized-fetch.ts')> | null = null;
/** Loads what tokens need, with the first one: visitors never need it. */
const authorization = () =>
  (loading ??= loadPart(() => import('./authorized-fetch.ts')).catch((reason: unknown) => {
    loading = null;
    throw reason;
  }));

/** Client whose calls carry the signed-in user's token. */
export const client = clientBy(async (request) => {
  // Resolved on each call, so that a test may replace it.
  if (readToken() === null && !hasEnded()) return globalThis.fetch(request);
  const { authorizedFetch } = await authorization();
  return authorizedFetch(request);
});
