import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

export const TOKEN_AUDIENCE = 'simulador';
export const TOKEN_ISSUER = 'simulador-bff';
export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_MINUTES = 15;

/** Claims of an access token. Validity and permissions are read from the session and the user's record on every request. */
export interface TokenClaims {
  /** The user's uuid. */
  readonly sub: string;
  /** The session's id in the database: base64url of its hash. */
  readonly sid: string;
  /** Latest end of the session, in seconds since 1970. The client warns the user before it (docs/rules.md R440). */
  readonly until: number;
  /** Whether the user had one of the bank's roles. Decides only by what the requests are counted. */
  readonly staff: boolean;
}

/** Returns the key that signs and verifies tokens. A string would cost 0.7 ms each time: jsonwebtoken tries to read it as a PEM first. */
export const tokenKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

/** Returns a signed token that is valid for 15 minutes. */
export function signToken(claims: TokenClaims, key: KeyObject, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  return jwt.sign({ ...claims, iat, exp: iat + TOKEN_MINUTES * 60 }, key, {
    algorithm: TOKEN_ALGORITHM,
    audience: TOKEN_AUDIENCE,
    issuer: TOKEN_ISSUER,
  });
}

/**
 * Returns the uuid of the user of staff to whom a token was issued; null for another text. An expired token counts until its session's end,
 * so that its renewal is counted by user too.
 */
export function staffOfToken(token: string, key: KeyObject, now: Date): string | null {
  try {
    const { sub, staff, until } = jwt.verify(token, key, {
      algorithms: [TOKEN_ALGORITHM],
      audience: TOKEN_AUDIENCE,
      issuer: TOKEN_ISSUER,
      ignoreExpiration: true,
    }) as Partial<TokenClaims>;
    return staff === true && Number(until) * 1000 > now.getTime() ? (sub ?? null) : null;
  } catch {
    return null;
  }
}
