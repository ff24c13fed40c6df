import type { Role } from '@simulador/contracts/domain/access';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { SESSION_COOKIE } from './session-cookie.ts';

/** For whom a request speaks: a role, and the visitor's session. */
export interface Caller {
  readonly role: Role;
  /** The bank's own script, which sees what staff see. */
  readonly isService: boolean;
  /** SHA-256 of the session cookie, which the database knows it by. */
  readonly session: Buffer;
}

const ROLES = new WeakMap<Request, Role>();
const SERVICES = new WeakSet<Request>();
const STAFF: readonly Role[] = ['adminrole', 'executiverole', 'commercialrole'];

/** Notes what the guard found out. */
export const rememberRole = (request: Request, role: Role): void => void ROLES.set(request, role);

export const rememberService = (request: Request): void => void SERVICES.add(request);

/** The caller of a request that the guard let through; anonymous where it found nobody. */
export function callerOf(request: Request): Caller {
  const cookie: unknown = request.cookies[SESSION_COOKIE];
  return {
    role: ROLES.get(request) ?? 'anonymous',
    isService: SERVICES.has(request),
    session: createHash('sha256').update(String(cookie)).digest(),
  };
}

export const isStaff = ({ role }: Caller): boolean => STAFF.includes(role);
