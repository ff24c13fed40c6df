/** Parts of a token that the client reads: its session and how long it lasts. Only the server verifies it. */

interface TokenClaims {
  readonly sid: string;
  /** Seconds since 1970, by the server's clock. */
  readonly iat: number;
  readonly exp: number;
  /** When the session is over at the latest. */
  readonly until?: number;
}

/** How long before its expiry a token is no longer used: it would expire in transit. */
const MARGIN_MS = 60_000;

/** How far this browser's clock is ahead of the server's, measured when the last token arrived. */
let aheadMs = 0;

/** Returns null for a text that is not one of our tokens. */
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

/** Compares the clocks by a token that was issued just now. */
export function noteIssued(token: string): void {
  const claims = claimsOf(token);
  if (claims) aheadMs = Date.now() - claims.iat * 1000;
}

/** Whether a token is worth sending; an unreadable one is, so that the server decides. */
export function isFresh(token: string): boolean {
  const claims = claimsOf(token);
  return claims === null || Date.now() - aheadMs < claims.exp * 1000 - MARGIN_MS;
}

/** When the session of a token is over at the latest, by this browser's clock; null if that is not known. */
export function sessionEndOf(token: string): number | null {
  const until = claimsOf(token)?.until;
  return until === undefined ? null : until * 1000 + aheadMs;
}

/** Whether two tokens are of one session. */
export const isSameSession = (one: string, other: string): boolean => {
  const sid = claimsOf(one)?.sid;
  return sid !== undefined && sid === claimsOf(other)?.sid;
};
