import type { Request } from 'express';
import { secretEquals } from './secret-equals.ts';

/** Whether a request carries the operators' credential. Without a configured one nobody does. */
export function isOperator(request: Request, opsToken: string | null): boolean {
  const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return opsToken !== null && given !== undefined && secretEquals(given, opsToken);
}
