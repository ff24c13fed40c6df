import { createHmac } from 'node:crypto';
import { DEFAULT_JWT_SECRET } from '../config/environment.ts';

const encoded = (value: object | null): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Differences from a session's token. */
export interface TokenOptions {
  readonly header?: object;
  /** Null for a token without claims. */
  readonly claims?: object | null;
  readonly secret?: string;
}

/** Returns a signed token of the test: that of a session, with changes; or of no session. */
export function token({ header = {}, claims = {}, secret = DEFAULT_JWT_SECRET }: TokenOptions = {}): string {
  const usual = { sub: 'nobody', sid: 'none', iss: 'simulador-bff', aud: 'simulador', exp: 4_000_000_000 };
  return signed({ alg: 'HS256', typ: 'JWT', ...header }, claims && { ...usual, ...claims }, secret);
}

function signed(header: object, claims: object | null, secret: string): string {
  const body = `${encoded(header)}.${encoded(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** Returns the claims of a token. */
export const claimsOf = (access: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Returns a token with the same claims and `alg: none`. */
export const unsigned = (access: string): string =>
  `${encoded({ alg: 'none', typ: 'JWT' })}.${access.split('.')[1]}.`;
