/** Changes of this tab's session and of what is stored of it, loaded with what needs one: visitors have none. */
import { STAFF } from '@simulador/contracts/people/access';
import { browserStorage } from '../browser/browser-storage.ts';
import { readStoredText, writeStoredText } from '../browser/stored-text.ts';
import {
  ANONYMOUS,
  beginGeneration,
  CHECKING,
  sessionState,
  setState,
  type SessionState,
  type SessionUser,
  memory,
  OWNER_KEY,
  removeUsersData,
  TOKEN_KEY,
} from './session-state.ts';

const USER_KEY = 'user';
const LAST_USE_KEY = 'last-use';

function write(key: string, text: string): boolean {
  try {
    browserStorage().setItem(key, text);
    return browserStorage().getItem(key) === text;
  } catch {
    return false;
  }
}

export function storeToken(token: string): void {
  memory.token = write(TOKEN_KEY, token) ? null : token;
}

/** @param at milliseconds since 1970 */
export const storeLastUse = (at: number): void => void write(LAST_USE_KEY, String(at));

/** Returns when a tab of this browser last used the session, milliseconds since 1970; null if unknown. */
export function readLastUse(): number | null {
  const text = browserStorage().getItem(LAST_USE_KEY);
  return text === null ? null : Number(text);
}

/** Removes token, user, and all else that the browser stores. */
export function clearBrowser(): void {
  memory.token = null;
  browserStorage().clear();
}

/** Sets and stores the user that the server confirmed. The tab becomes theirs: input of another user is removed. */
export function setSignedIn(user: SessionUser): void {
  if (readStoredText(OWNER_KEY) !== String(user.id)) removeUsersData();
  writeStoredText(OWNER_KEY, String(user.id));
  write(USER_KEY, JSON.stringify(user));
  setState({ kind: 'signedIn', user, isDoubtful: false, hasEnded: false });
}

/** Ends the session here, and removes the user's data. */
function end(next: SessionState): void {
  removeUsersData();
  clearBrowser();
  beginGeneration(next);
}

/** Removing the token first and alone lets other tabs see that their user signed out. */
export function setSignedOut(): void {
  browserStorage().removeItem(TOKEN_KEY);
  end({ kind: 'signedOut' });
}

/** Ends the session, if there is one. A visitor's answers stay. */
export const clearSession = (): void => end(ANONYMOUS);

/** Asks staff at work to sign in again over the page. Returns false for everybody else. */
function asksAgain(): boolean {
  const state = sessionState();
  if (state.kind !== 'signedIn' || !STAFF.includes(state.user.role)) return false;
  setState({ ...state, hasEnded: true });
  return true;
}

/**
 * Ends the session after the server refused a token and its renewal: staff who work sign in again over the page, and everybody else is led to
 * /401. See docs/rules.md R122, R421.
 */
export function setRefused(): void {
  if (!asksAgain()) end({ kind: 'refused' });
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
  if (sessionState().kind === 'signedIn') removeUsersData();
  beginGeneration(CHECKING);
}

/** Marks the role as uncertain, because it may have changed. */
export function setRoleDoubtful(): void {
  const state = sessionState();
  if (state.kind === 'signedIn') setState({ ...state, isDoubtful: true });
}

/** Marks the server as unreachable. A known user stays signed in. */
export function setUnreachable(): void {
  if (sessionState().kind === 'checking') setState({ kind: 'unreachable' });
}

export const setChecking = (): void => setState(CHECKING);
