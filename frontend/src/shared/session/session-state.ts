/** Session of this tab, and the token that all tabs share. Only `session-changes.ts` sets them; components read `useSession`. See docs/rules.md R121. */
import { browserStorage, tabStorage } from '../browser/browser-storage.ts';
import { readStoredText } from '../browser/stored-text.ts';
import type { Role } from '@simulador/contracts/people/access';
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

export const TOKEN_KEY = 'access';
/** Token if storage is full or forbidden. The session then ends with the tab. */
export const memory: { token: string | null } = { token: null };

export const readToken = (): string | null => browserStorage().getItem(TOKEN_KEY) ?? memory.token;

/** Id of the user whose input the tab contains: a browser that reopens tabs restores it to whoever is signed in then. */
export const OWNER_KEY = 'usuario';
/** Removes what this tab has of its user. The answers of a visitor, whose tab is nobody's, stay. */
export function removeUsersData(): void {
  if (readStoredText(OWNER_KEY) !== '') tabStorage().clear();
}

export const ANONYMOUS: SessionState = { kind: 'anonymous' };
export const CHECKING: SessionState = { kind: 'checking' };

const listeners = new Set<() => void>();
let generation = 0;
let state: SessionState = readToken() === null ? ANONYMOUS : CHECKING;
// A user's tab that the browser reopens after the session ended.
if (state === ANONYMOUS) removeUsersData();

export const sessionState = (): SessionState => state;

export function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Begins another session, or none. Answers to earlier requests no longer apply. */
export function beginGeneration(next: SessionState): void {
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

export const hasEnded = (): boolean => state.kind === 'signedIn' && state.hasEnded;

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
