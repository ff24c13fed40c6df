/** Claims of a token that the client reads. Only the server verifies the token. */
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

/** Returns a token's claims; null for a text that is not one of our tokens. */
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
