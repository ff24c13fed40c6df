import { type Role, STAFF } from '@simulador/contracts/people/access';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import type { Request } from 'express';
import { markAsStaff, requestPart } from '../http/request-parts.ts';
import { Problem } from '../http/problem.ts';
import { visitorSecretOf } from './cookies.ts';
import { digestOf, hashOf } from './secrets.ts';
import type { SignedInUser } from './sessions.ts';

/** The caller of a request: a signed-in user, or a visitor identified by their session. */
export interface Caller {
  readonly role: Role;
  /** Null for a visitor. */
  readonly user: SignedInUser | null;
  /** The bank's own script, which sees what staff see. */
  readonly isService: boolean;
  /** Session that owns what the caller creates: the sign-in session of staff, or a visitor's own, as the SHA-256 of its cookie. */
  readonly session: Buffer;
}

const SIGNED_IN = new WeakMap<Request, SignedInUser>();
const SERVICES = new WeakSet<Request>();

/** Stores the user that the guard identified. */
export function rememberUser(request: Request, user: SignedInUser): void {
  SIGNED_IN.set(request, user);
  if (isStaff(user)) markAsStaff(request);
}
export const rememberService = (request: Request): void => void SERVICES.add(request);

/** Returns the caller of a request that passed the guard: an anonymous one if the guard identified nobody. */
export function callerOf(request: Request): Caller {
  const user = SIGNED_IN.get(request) ?? null;
  const role = user?.role ?? 'anonymous';
  return {
    role,
    user,
    isService: SERVICES.has(request),
    session: user && isStaff({ role }) ? user.sessionId : hashOf(visitorSecretOf(request)),
  };
}

/** Returns whose intents a caller's keys name: staff's hold in every session of the person, a visitor's in their own. See docs/rules.md R1070. */
export const intentOwnerOf = ({ user, role, session }: Caller): Buffer =>
  user && isStaff({ role }) ? digestOf('user', String(user.id)) : session;

/** Id of the signed-in user; null for an operator without a user, or a visitor. */
export type ActorId = number | null;

/** The signed-in user's id, for the audit log. */
export const actorOf = (request: Request): ActorId => callerOf(request).user?.id ?? null;

/** Returns the signed-in user. @throws Problem 401 for a visitor */
export function signedInUserOf(request: Request): SignedInUser {
  const { user } = callerOf(request);
  if (!user) throw new Problem(401, sentenceOf(401));
  return user;
}

/** Returns true for the bank's three roles. A user who is signed in without one has a visitor's rights. */
export const isStaff = ({ role }: Pick<Caller, 'role'>): boolean => STAFF.includes(role);

/** Returns true for staff who head a branch. See docs/rules.md R720. */
export const isHead = (user: SignedInUser): boolean => user.headBranch !== null && isStaff(user);

/** Give a controller the caller, the signed-in user (401 for a visitor), or the user's id for the audit log. */
export const ByCaller = requestPart(callerOf);
export const ByUser = requestPart(signedInUserOf);
export const ByActor = requestPart(actorOf);
