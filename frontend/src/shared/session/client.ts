import createClient from 'openapi-fetch';
import type { paths } from '@simulador/contracts/generated/bff';
import { readToken } from './session-storage.ts';
import { freshToken, renewed } from './renewal.ts';
import { setRoleDoubtful, setRefused } from './session-state.ts';

const send = (request: Request, token: string): Promise<Response> => {
  request.headers.set('Authorization', `Bearer ${token}`);
  return globalThis.fetch(request);
};

/** `fetch` with the user's token: it is renewed before its end, and a request that is refused with it is sent once more. */
export async function authorizedFetch(request: Request): Promise<Response> {
  const token = await freshToken();
  // Resolved on each call, so that a test may replace it.
  if (token === null) return globalThis.fetch(request);
  const again = request.clone();
  const answer = await send(request, token);
  if (answer.status === 403) setRoleDoubtful();
  if (answer.status !== 401) return answer;
  const renewal = await renewed(token);
  if (renewal === 'signedOut') return answer;
  if (renewal === 'ended') return ended(answer);
  const second = await send(again, renewal.token);
  return second.status === 401 ? ended(second) : second;
}

/** The session is over, unless another one has begun meanwhile. */
function ended(answer: Response): Response {
  if (readToken() !== null) setRefused();
  return answer;
}

/** Our own origin: the browser knows no other. Every call carries the signed-in user's token. */
export const client = createClient<paths>({ baseUrl: window.location.origin, fetch: authorizedFetch });
