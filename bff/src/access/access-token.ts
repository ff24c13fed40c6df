import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

export const TOKEN_AUDIENCE = 'simulador';
export const TOKEN_ISSUER = 'simulador-bff';
export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_MINUTES = 15;

/** The claims of an access token. Its session decides whether it is still valid; the user's record, what the user may do. */
export interface TokenClaims {
  /** The user's uuid. */
  readonly sub: string;
  /** The session's id in the database: base64url of its hash. */
  readonly sid: string;
  /** When the session is over at the latest, in seconds since 1970: the client warns of it. See docs/rules.md R440. */
  readonly until: number;
}

/** Returns the key that signs and verifies tokens. A string would cost 0.7 ms each time: jsonwebtoken tries to read it as a PEM first. */
export const tokenKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

/** A signed token of 15 minutes. */
export function signToken(claims: TokenClaims, key: KeyObject, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  return jwt.sign({ ...claims, iat, exp: iat + TOKEN_MINUTES * 60 }, key, {
    algorithm: TOKEN_ALGORITHM,
    audience: TOKEN_AUDIENCE,
    issuer: TOKEN_ISSUER,
  });
}
