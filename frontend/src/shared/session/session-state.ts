/** Session of this tab. Only the files of this folder change it; components read it by `useSession`. */
import { clearBrowser, clearStorage, giveTabTo, readToken, removeUsersData } from './session-storage.ts';
import { STAFF, type Role } from '@simulador/contracts/people/access';
import { useSyncExternalStore } from 'react';

/** Signed-in user. See docs/rules.md R124. */
export interface SessionUser {
  readonly id: number;
  readonly role: Exclude<Role, 'anonymous'>;
  /** Lower case. */
  readonly email: string;
  readonly full_name: string;
  /** Whether the user heads a branch. See docs/rules.md R720. */
  readonly isHead: boolean;
  /** False if this installation sends nothing to a workflow. See docs/rules.md R755. */
  readonly hasWorkflow: boolean;
  /** False if this installation can't mail simulations. */
  readonly hasMail: boolean;
}

export type SessionState =
  | { readonly kind: 'anonymous' }
  /** A token is stored, and its user is being requested. */
  | { readonly kind: 'checking' }
  /** The server could not be reached. */
  | { readonly kind: 'unreachable' }
  /**
   * `isDoubtful`: the server refused a request that this role could make before. `hasEnded`: the server ended the session, and the user is
   * asked to sign in again over the page.
   */
  | {
      readonly kind: 'signedIn';
      readonly user: SessionUser;
      readonly isDoubtful: boolean;
      readonly hasEnded: boolean;
    }
  /** The user signed out: leads to the sign-in. */
  | { readonly kind: 'signedOut' }
  /** The server refused the session that the page was loaded with, and it can't be renewed: leads to /401. */
  | { readonly kind: 'refused' };

const ANONYMOUS: SessionState = { kind: 'anonymous' };
const CHECKING: SessionState = { kind: 'checking' };

const listeners = new Set<() => void>();
let generation = 0;
let state: SessionState = readToken() === null ? ANONYMOUS : CHECKING;
// A user's tab that the browser reopens after the session ended.
if (state === ANONYMOUS) removeUsersData();

export const sessionState = (): SessionState => state;

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Begins another session, or none. Answers to earlier requests no longer apply. */
function beginGeneration(next: SessionState): void {
  generation += 1;
  setState(next);
}

/** Returns the number of sessions that this tab has had. */
export const sessionGeneration = (): number => generation;

/** Returns a text that identifies the session and its user. */
export const currentSession = (): string => `${generation} ${state.kind === 'signedIn' ? state.user.id : ''}`;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the user that the server confirmed. Input of another user in this tab is removed. */
export function setSignedIn(user: SessionUser): void {
  giveTabTo(user.id);
  setState({ kind: 'signedIn', user, isDoubtful: false, hasEnded: false });
}

export function setSignedOut(): void {
  clearStorage();
  beginGeneration({ kind: 'signedOut' });
}

/** Ends the session, if there is one. A visitor's answers stay. */
export function clearSession(): void {
  removeUsersData();
  clearBrowser();
  beginGeneration(ANONYMOUS);
}

/** Asks staff at work to sign in again over the page. Returns false for everybody else. */
function asksAgain(): boolean {
  if (state.kind !== 'signedIn' || !STAFF.includes(state.user.role)) return false;
  setState({ ...state, hasEnded: true });
  return true;
}

/**
 * Ends the session after the server refused a token and its renewal: staff who work sign in again over the page, and everybody else is led to
 * /401. See docs/rules.md R122, R421.
 */
export function setRefused(): void {
  if (asksAgain()) return;
  removeUsersData();
  clearBrowser();
  beginGeneration({ kind: 'refused' });
}

/** Follows another tab, where the session was found to have ended. */
export function followEnd(): void {
  if (!asksAgain()) followSignOut();
}

/** Follows another tab where the user signed out. */
export function followSignOut(): void {
  removeUsersData();
  beginGeneration(ANONYMOUS);
}

/** Follows another tab that began a session. Its user is not known yet. */
export function followSignIn(): void {
  if (state.kind === 'signedIn') removeUsersData();
  beginGeneration(CHECKING);
}

export const hasEnded = (): boolean => state.kind === 'signedIn' && state.hasEnded;

/** Marks the role as uncertain, because it may have changed. */
export function setRoleDoubtful(): void {
  if (state.kind === 'signedIn') setState({ ...state, isDoubtful: true });
}

/** Marks the server as unreachable. A known user stays signed in. */
export function setUnreachable(): void {
  if (state.kind === 'checking') setState({ kind: 'unreachable' });
}

export const setChecking = (): void => setState(CHECKING);

/** Returns the session. The first screen's markup was rendered with that of a visitor, the same object, so that hydration renders once. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeToSession, sessionState, () => ANONYMOUS);

export const roleOf = (session: SessionState): Role =>
  session.kind === 'signedIn' ? session.user.role : 'anonymous';

export const useIsAdmin = (): boolean => roleOf(useSession()) === 'adminrole';

/** Returns the signed-in user; null if nobody is signed in. */
export function useSessionUser(): SessionUser | null {
  const session = useSession();
  return session.kind === 'signedIn' ? session.user : null;
}
