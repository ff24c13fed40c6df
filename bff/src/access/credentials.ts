import { sentenceOf } from '@simulador/contracts/messages/problems';
import type { Request } from 'express';
import type { ServiceAccount } from '../config/service-account.ts';
import { Problem } from '../http/problem.ts';
import { secretEquals } from './secrets.ts';

/** Credentials were given and do not hold. Bearer is asked for: `Basic` would make browsers open a dialog of their own. */
export const notSignedIn = (): Problem =>
  new Problem(401, sentenceOf(401), { headers: { 'WWW-Authenticate': 'Bearer' } });

/** Whether a request carries the operators' credential. Without a configured one nobody does. */
export function isOperator(request: Request, opsToken: string | null): boolean {
  const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return opsToken !== null && given !== undefined && secretEquals(given, opsToken);
}

/** Basic credentials are only ever those of the service account. */
export const isBasic = (request: Request): boolean => /^Basic /i.test(request.headers.authorization ?? '');

/** Whether a request carries the service account's credentials. Without a configured one nobody does. */
export function isService(request: Request, account: ServiceAccount | null): boolean {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (account === null || encoded === undefined) return false;
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return secretEquals(given, `${account.user}:${account.password}`);
}
