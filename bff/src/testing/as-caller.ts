import type { Request, Response } from 'express';
import { requestScope } from '../http/request-scope.ts';

/** Runs work in the scope of a read of an address. */
export function asCaller<T>(ip: string, work: () => T): T {
  const request = { ip, method: 'GET', path: '/', get: () => undefined } as unknown as Request;
  const done: T[] = [];
  requestScope(request, { closed: false, locals: {} } as Response, () => void done.push(work()));
  return done[0] as T;
}
