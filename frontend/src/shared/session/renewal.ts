import { answerOf, ApiError } from '../api/api-error.ts';
import { plainClient } from '../api/plain-client.ts';
import { readToken } from './session-state.ts';
import { storeToken } from './session-changes.ts';
import { serverNow, toDeviceTime } from '../api/server-clock.ts';

interface TokenClaims {
  readonly sid: string;
  /** Seconds since 1970, by the server's clock. */
  readonly iat: number;
  readonly exp: number;
  /** Latest end of the session, seconds since 1970. */
  readonly until?: number;
}

/** Time before its expiry from which a token is not used, because it could expire in transit. */
const MARGIN_MS = 60_000;

/** Returns a token's claims, unverified, because only the server can verify a token; null for a text that is not one of our tokens. */
function claimsOf(token: string): TokenClaims | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(base64)) as Partial<TokenClaims>;
    const isOurs = typeof claims.iat === 'number' && typeof claims.exp === 'number';
    return isOurs ? (claims as TokenClaims) : null;
  } catch {
    return null;
  }
}

/** Returns whether a token is worth sending. An unreadable one is, so that the server decides. */
export function isFresh(token: string): boolean {
  const claims = claimsOf(token);
  return claims === null || serverNow().getTime() < claims.exp * 1000 - MARGIN_MS;
}

/** Returns the latest end of a token's session by this browser's clock; null if unknown. */
export function sessionEndOf(token: string): number | null {
  const until = claimsOf(token)?.until;
  return until === undefined ? null : toDeviceTime(until * 1000);
}

/** Returns whether two tokens belong to one session. */
export const isSameSession = (one: string, other: string): boolean => {
  const sid = claimsOf(one)?.sid;
  return sid !== undefined && sid === claimsOf(other)?.sid;
};

const LOCK = 'simulador-sesion';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs session requests one after the other in all tabs of this browser, because a late answer must not undo the next one's
 * cookie. Without browser locks (pages without TLS), this applies to one tab only.
 */
export function withSessionLock<Result>(task: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks !== undefined) return locks.request(LOCK, task) as Promise<Result>;
  const mine = last.then(task, task);
  last = mine.catch(() => undefined);
  return mine;
}

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
