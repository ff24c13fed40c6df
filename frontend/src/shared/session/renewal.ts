import { answerOf, ApiError } from '../api/api-error.ts';
import { plainClient } from '../api/plain-client.ts';
import { isFresh, noteIssued } from './access-token.ts';
import { withSessionLock } from './session-lock.ts';
import { storeToken, readToken } from './session-storage.ts';

/** `ended`: the server refuses to renew the token. `signedOut`: nobody is signed in here any more. */
export type Renewal = { readonly token: string } | 'ended' | 'signedOut';

export const REQUEST_TIMEOUT_MS = 10_000;

let pending: Promise<Renewal> | null = null;

/**
 * A token that replaces `stale`: that of another tab if it was quicker, else a new one. However many callers a tab has, the
 * server gets one request, and takes one of each tab: what another tab has stored is not always seen here in time. @throws ApiError when it is unknown whether the session continues.
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
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  try {
    const { access } = await answerOf(answer);
    noteIssued(access);
    storeToken(access);
    return { token: access };
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 401) return 'ended';
    throw reason;
  }
}

/** The token to send now, renewed before its end; null while nobody is signed in. @throws ApiError */
export async function freshToken(): Promise<string | null> {
  const token = readToken();
  if (token === null || isFresh(token)) return token;
  const renewal = await renewed(token);
  // An ended one is sent all the same: the server's refusal of it is what counts.
  if (renewal === 'ended') return token;
  return renewal === 'signedOut' ? null : renewal.token;
}
