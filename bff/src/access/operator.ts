import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

/** Whether a request carries the operators' credential, told in constant time. Without a configured one nobody does. */
export function isOperator(request: Request, opsToken: string | null): boolean {
  const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (opsToken === null || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(opsToken));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
