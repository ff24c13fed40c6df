/** Storage of token and user, shared by all tabs of the browser. See docs/rules.md R121. */
import { browserStorage, tabStorage } from '../browser/browser-storage.ts';
import { readStoredText } from '../browser/stored-text.ts';

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

export const storeUser = (user: object): void => void write(USER_KEY, JSON.stringify(user));

/** @param at milliseconds since 1970 */
export const storeLastUse = (at: number): void => void write(LAST_USE_KEY, String(at));

/** Returns when a tab of this browser last used the session, milliseconds since 1970; null if unknown. */
export function readLastUse(): number | null {
  const text = browserStorage().getItem(LAST_USE_KEY);
  return text === null ? null : Number(text);
}

/** Id of the user whose input the tab contains: a browser that reopens tabs restores it to whoever is signed in then. */
export const OWNER_KEY = 'usuario';
/** Removes what this tab has of its user. The answers of a visitor, whose tab is nobody's, stay. */
export function removeUsersData(): void {
  if (readStoredText(OWNER_KEY) !== '') tabStorage().clear();
}

/** Removes token, user, and all else that the browser stores. */
export function clearBrowser(): void {
  tokenInMemory = null;
  browserStorage().clear();
}
