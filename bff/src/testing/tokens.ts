import { createHmac } from 'node:crypto';
import { DEFAULT_JWT_SECRET } from '../config/environment.ts';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a token says; `exp` is far away unless given. */
export interface TokenOptions {
  readonly header?: object;
  readonly claims?: object;
  readonly secret?: string;
}

/** A token of an admin that holds, but for what is changed. */
export function token({ header = {}, claims = {}, secret = DEFAULT_JWT_SECRET }: TokenOptions = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const body = [
    encoded({ alg: 'HS256', typ: 'JWT', ...header }),
    encoded({ sub: '1', role: 'adminrole', aud: 'simulador', iat: now, exp: now + 900, ...claims }),
  ].join('.');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** A token without a signature, which says so. */
export const unsignedToken = (): string => {
  const [, claims] = token().split('.');
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`;
};
