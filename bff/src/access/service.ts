import type { Request } from 'express';
import type { ServiceAccount } from '../config/service-account.ts';
import { secretEquals } from './secret-equals.ts';

/** Basic credentials are only ever those of the service account. */
export const isBasic = (request: Request): boolean => /^Basic /i.test(request.headers.authorization ?? '');

/** Whether a request carries the service account's credentials. Without a configured one nobody does. */
export function isService(request: Request, account: ServiceAccount | null): boolean {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (account === null || encoded === undefined) return false;
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return secretEquals(given, `${account.user}:${account.password}`);
}
