/** Session as this tab knows it. Only the files of this folder change it; components watch it by `useSession`. */
import { clearBrowser, clearStorage, clearTab, endTab, readToken, resumeTab } from './session-storage.ts';
import type { SessionUser } from './session-user.ts';

export type SessionState =
  | { readonly kind: 'anonymous' }
  /** A token is stored and its user is being requested. */
  | { readonly kind: 'checking' }
  /** The server could not be reached. */
  | { readonly kind: 'unreachable' }
  /** `isDoubtful`: the server refused a request that this role could make before. */
  | { readonly kind: 'signedIn'; readonly user: SessionUser; readonly isDoubtful: boolean }
  /** Signed out on purpose: leads to the sign-in. */
  | { readonly kind: 'signedOut' }
  /** The server ended it, and it can't be renewed: leads to /401. */
  | { readonly kind: 'refused' };

const ANONYMOUS: SessionState = { kind: 'anonymous' };
const CHECKING: SessionState = { kind: 'checking' };

const listeners = new Set<() => void>();
let generation = 0;
let state: SessionState = readToken() === null ? ANONYMOUS : CHECKING;

export const sessionState = (): SessionState => state;

/** Returns the session of the first screen's markup. The same object as before a sign-in, so that hydration renders once. */
export const sessionInMarkup = (): SessionState => ANONYMOUS;

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Another session, or none: answers to earlier requests say nothing about it. */
function beginGeneration(next: SessionState): void {
  generation += 1;
  setState(next);
}

/** Counts the sessions of this tab. */
export const sessionGeneration = (): number => generation;

/** Which session this is, and whose: another one has another text. */
export const currentSession = (): string => `${generation} ${state.kind === 'signedIn' ? state.user.id : ''}`;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server confirmed the user. What another user typed in this tab is removed. */
export function setSignedIn(user: SessionUser): void {
  if (state.kind === 'signedIn' && state.user.id !== user.id) clearTab();
  resumeTab(user.id);
  setState({ kind: 'signedIn', user, isDoubtful: false });
}

/** The user signed out. */
export function setSignedOut(): void {
  clearStorage();
  beginGeneration({ kind: 'signedOut' });
}

/** Ends what this tab keeps of the session, but for its user's unsaved text. */
const endOwnTab = (): void => (state.kind === 'signedIn' ? endTab(state.user.id) : endTab());

/** Removes the session, if there is one. */
export function clearSession(): void {
  endOwnTab();
  clearBrowser();
  beginGeneration(ANONYMOUS);
}

/** The server refused a token and its renewal. See docs/rules.md R122. */
export function setRefused(): void {
  endOwnTab();
  clearBrowser();
  beginGeneration({ kind: 'refused' });
}

/** Another tab ended the session. `isAsked`: the user signed out there. */
export function followSignOut(isAsked: boolean): void {
  if (isAsked) clearTab();
  else endOwnTab();
  beginGeneration(ANONYMOUS);
}

/** Another tab began a session: its user is not known yet. */
export function followSignIn(): void {
  endOwnTab();
  beginGeneration(CHECKING);
}

/** The role may have changed. */
export function setRoleDoubtful(): void {
  if (state.kind === 'signedIn') setState({ ...state, isDoubtful: true });
}

/** The server could not be reached. An earlier answer remains valid. */
export function setUnreachable(): void {
  if (state.kind === 'checking') setState({ kind: 'unreachable' });
}

export const setChecking = (): void => setState(CHECKING);
