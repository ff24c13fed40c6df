import { sentenceOf } from '@simulador/contracts/messages/problems';
import type { Request } from 'express';
import type { ServiceAccount } from '../config/service-account.ts';
import { Problem } from '../http/problem.ts';
import { secretEquals } from './secrets.ts';

/** The credentials given are not valid. The challenge is Bearer, since `Basic` makes browsers open their own dialog. */
export const notSignedIn = (): Problem =>
  new Problem(401, sentenceOf(401), { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Whether a request carries the operators' credential, as a token or, from a browser, as a password. Without a configured one none does. */
export function isOperator(request: Request, opsToken: string | null): boolean {
  const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const given = token ?? /^[^:]*:(.*)$/s.exec(basicOf(request) ?? '')?.[1];
  return opsToken !== null && given !== undefined && secretEquals(given, opsToken);
}

/** An operators' page was requested without their credential: a browser prompts its user for it, as a password. */
export const notOperator = (request: Request): Problem => {
  const isBrowser = request.accepts(['json', 'html']) === 'html';
  const headers = isBrowser ? { 'WWW-Authenticate': 'Basic realm="Operaciones", charset="UTF-8"' } : {};
  return new Problem(401, sentenceOf(401), { headers });
};

/** User and password of basic credentials, `user:password`. */
function basicOf(request: Request): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(request.headers.authorization ?? '') ?? [];
  return encoded && Buffer.from(encoded, 'base64').toString('utf8');
}

/** Basic credentials are those of the service account, unless they are an operator's password. */
export const isBasic = (request: Request): boolean => /^Basic /i.test(request.headers.authorization ?? '');

/** Whether a request carries the service account's credentials. Without a configured one none does. */
export function isService(request: Request, account: ServiceAccount | null): boolean {
  const given = basicOf(request);
  if (account === null || given === undefined) return false;
  return secretEquals(given, `${account.user}:${account.password}`);
}
