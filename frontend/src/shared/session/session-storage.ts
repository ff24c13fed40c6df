/** Storage of token and user, shared by all tabs of the browser. See docs/rules.md R121. */
import {
  browserStorage,
  isStaffTyped,
  tabStorage,
  UNSAVED_PREFIX,
  WEB_KEYS,
} from '../browser/browser-storage.ts';
import { readStoredText, writeStoredText } from '../browser/stored-text.ts';
import type { SessionUser } from './session-user.ts';

export const TOKEN_KEY = 'access';
const USER_KEY = 'user';
const LAST_USE_KEY = 'last-use';

/** Token if storage is full or forbidden. The session then ends with the tab. */
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

/** @param at milliseconds since 1970 */
export const storeLastUse = (at: number): void => void write(LAST_USE_KEY, String(at));

/** Returns when a tab of this browser last used the session, milliseconds since 1970; null if unknown. */
export function readLastUse(): number | null {
  const text = browserStorage().getItem(LAST_USE_KEY);
  return text === null ? null : Number(text);
}

/** Clears this tab's data of clients, which the next user must not see. */
export const clearTab = (): void => tabStorage().clear();

/** Id of the user whose input the tab contains: a browser that reopens tabs restores it to whoever is signed in then. */
const OWNER_KEY = 'usuario';

/**
 * Removes this tab's data of clients, except its user's unsaved input, so that a session that expires loses nothing. `isOfUser`: false
 * if a visitor gave the web simulator's answers. See docs/rules.md R421.
 */
export function endTab(isOfUser: boolean): void {
  const tab = tabStorage();
  if (isOfUser) for (const key of WEB_KEYS) move(key, UNSAVED_PREFIX + key);
  const typed = Object.keys(tab).filter(isStaffTyped);
  if (typed.length === 0 || tab.getItem(OWNER_KEY) === null) return clearTab();
  for (const key of Object.keys(tab)) if (key !== OWNER_KEY && !typed.includes(key)) tab.removeItem(key);
}

/** Makes the tab the user's, and restores the unsaved input from before the session ended. Another user's is removed. */
export function resumeTab(userId: number): void {
  if (![null, String(userId)].includes(tabStorage().getItem(OWNER_KEY))) clearTab();
  writeStoredText(OWNER_KEY, String(userId));
  for (const key of WEB_KEYS) move(UNSAVED_PREFIX + key, key);
}

function move(from: string, to: string): void {
  const text = readStoredText(from);
  if (text === '') return;
  writeStoredText(from, '');
  writeStoredText(to, text);
}

/** Removes token, user, and all else that the browser stores. */
export function clearBrowser(): void {
  tokenInMemory = null;
  browserStorage().clear();
}

/** Clears the storage of tab and browser. Removing the token first and alone lets other tabs see that their user signed out. */
export function clearStorage(): void {
  clearTab();
  browserStorage().removeItem(TOKEN_KEY);
  clearBrowser();
}
