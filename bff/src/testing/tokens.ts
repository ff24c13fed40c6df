import { createHmac } from 'node:crypto';
import { DEFAULT_JWT_SECRET } from '../config/environment.ts';

const encoded = (value: object | null): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims of a token. */
export interface TokenOptions {
  readonly header?: object;
  /** Null for a token that says nothing at all. */
  readonly claims?: object | null;
  readonly secret?: string;
}

/** A token of our own making, signed: that of a session, but for what is changed; or of no session at all. */
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

/** The same claims without a signature, which says so. */
export const unsigned = (access: string): string =>
  `${encoded({ alg: 'none', typ: 'JWT' })}.${access.split('.')[1]}.`;
