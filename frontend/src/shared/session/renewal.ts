import { answerOf, ApiError } from '../api/api-error.ts';
import { plainClient } from '../api/plain-client.ts';
import { isFresh } from './access-token.ts';
import { withSessionLock } from './session-lock.ts';
import { storeToken, readToken } from './session-storage.ts';

/**
 * Result of a renewal. `ended`: the server refuses to renew the token. `signedOut`: nobody is signed in in this browser any more.
 */
export type Renewal = { readonly token: string } | 'ended' | 'signedOut';

export const REQUEST_TIMEOUT_MS = 10_000;

let pending: Promise<Renewal> | null = null;

/**
 * Returns a token that replaces `stale`: another tab's if it was faster, else a new one. All callers in a tab share one request.
 * The server accepts one from each tab, because storage of other tabs may be seen late. @throws ApiError if it is unknown whether
 * the session continues
 */
export function renewed(stale: string): Promise<Renewal> {
  pending ??= withSessionLock(() => replace(stale)).finally(() => {
    pending = null;
  });
  return pending;
}

async function replace(stale: string): Promise<Renewal> {
  const kept = readToken();
  if (kept === null) return 'signedOut';
  if (kept !== stale) return { token: kept };
  const answer = plainClient.POST('/api/simulador/sesion/renovar', {
    // The cookie alone renews; the token only says whose request is counted, even if it has expired.
    headers: { Authorization: `Bearer ${stale}` },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  try {
    const { access } = await answerOf(answer);
    storeToken(access);
    return { token: access };
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 401) return 'ended';
    throw reason;
  }
}

/** Returns the token to send now, renewed before its end; null if nobody is signed in. @throws ApiError */
export async function freshToken(): Promise<string | null> {
  const token = readToken();
  if (token === null || isFresh(token)) return token;
  const renewal = await renewed(token);
  // An ended token is sent too, because the server's refusal of the request ends the session here.
  if (renewal === 'ended') return token;
  return renewal === 'signedOut' ? null : renewal.token;
}
