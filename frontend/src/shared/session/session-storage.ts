/** Where a session is stored: the token and the user in the browser's storage, for all of its tabs. See docs/rules.md R121. */
import { browserStorage, tabStorage } from '../browser/browser-storage.ts';
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

/** What this tab knows of clients, which the next person must not see. */
export const clearTab = (): void => tabStorage().clear();

/** Everything, of this tab and of the browser. */
export function clearStorage(): void {
  tokenInMemory = null;
  clearTab();
  browserStorage().clear();
}
