/** Storage of a session: the token and the user, in the browser's storage for all of its tabs. See docs/rules.md R121. */
import { browserStorage, tabStorage } from '../browser/browser-storage.ts';
import { isStaffTyped } from '../browser/staff-typed.ts';
import type { SessionUser } from './session-user.ts';

export const TOKEN_KEY = 'access';
const USER_KEY = 'user';
const LAST_USE_KEY = 'last-use';

/** Used where storage is full or forbidden: the session then lasts as long as this tab. */
let tokenInMemory: string | null = null;

export const readToken = (): string | null => browserStorage().getItem(TOKEN_KEY) ?? tokenInMemory;

function write(key: string, text: string): boolean {
  try {
    browserStorage().setItem(key, text);
    return browserStorage().getItem(key) === text;
  } catch {
    return false;
  }
}

export function storeToken(token: string): void {
  tokenInMemory = write(TOKEN_KEY, token) ? null : token;
}

export const storeUser = (user: SessionUser): void => void write(USER_KEY, JSON.stringify(user));

/** Moments are in milliseconds since 1970. */
export const storeLastUse = (at: number): void => void write(LAST_USE_KEY, String(at));

/** When a tab of this browser last used the session; null if it is not known. */
export function readLastUse(): number | null {
  const text = browserStorage().getItem(LAST_USE_KEY);
  return text === null ? null : Number(text);
}

/** Clears this tab's data of clients, which the next user must not see. */
export const clearTab = (): void => tabStorage().clear();

/** The user whose unsaved text the tab still has. */
const OWNER_KEY = 'usuario';

/** The stored user's id; null if there is none. */
function storedUserId(): number | null {
  try {
    const user = JSON.parse(browserStorage().getItem(USER_KEY) ?? 'null') as Partial<SessionUser> | null;
    return user?.id ?? null;
  } catch {
    return null;
  }
}

/**
 * Removes what this tab knows of clients, but for what its user typed and did not save: a session that ended unasked loses nothing.
 * `userId`: null if it is not known. See docs/rules.md R421.
 */
export function endTab(userId = storedUserId()): void {
  const tab = tabStorage();
  const typed = Object.keys(tab).filter(isStaffTyped);
  const owner = userId?.toString() ?? tab.getItem(OWNER_KEY);
  if (typed.length === 0 || owner === null) return clearTab();
  for (const key of Object.keys(tab)) if (!typed.includes(key)) tab.removeItem(key);
  try {
    tab.setItem(OWNER_KEY, owner);
  } catch {
    clearTab();
  }
}

/** Gives the user what they typed before the session ended; another user's is removed. */
export function resumeTab(userId: number): void {
  const owner = tabStorage().getItem(OWNER_KEY);
  if (owner === null) return;
  if (owner === String(userId)) tabStorage().removeItem(OWNER_KEY);
  else clearTab();
}

/** The token and the user, and what else the browser keeps. */
export function clearBrowser(): void {
  tokenInMemory = null;
  browserStorage().clear();
}

/** Everything, of this tab and of the browser. The other tabs see that the token was removed by itself: their user signed out. */
export function clearStorage(): void {
  clearTab();
  browserStorage().removeItem(TOKEN_KEY);
  clearBrowser();
}
