/** Storage of token and user, shared by all tabs of the browser. See docs/rules.md R121. */
import { browserStorage, tabStorage, WEB_DRAFT_KEY } from '../browser/browser-storage.ts';
import { readStoredText, writeStoredText } from '../browser/stored-text.ts';

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
const OWNER_KEY = 'usuario';
/** Key of a visitor's answers in the web simulator, while the tab is of somebody who signed in in another one. */
const VISITORS_KEY = `visitante ${WEB_DRAFT_KEY}`;

export const isTabOfUser = (): boolean => readStoredText(OWNER_KEY) !== '';

const visitorsAnswers = (): string => readStoredText(isTabOfUser() ? VISITORS_KEY : WEB_DRAFT_KEY);

/** Removes a visitor's answers, because somebody signs in here. See docs/rules.md R942. */
export const removeVisitorsAnswers = (): void => writeStoredText(WEB_DRAFT_KEY, '');

/** Removes this tab's data of its user. A visitor's answers are in the web simulator again. */
export function removeUsersData(): void {
  const visitors = visitorsAnswers();
  tabStorage().clear();
  writeStoredText(WEB_DRAFT_KEY, visitors);
}

/** Makes the tab the user's. What another user left in it is removed. */
export function giveTabTo(userId: number): void {
  if (!['', String(userId)].includes(readStoredText(OWNER_KEY))) removeUsersData();
  if (!isTabOfUser()) writeStoredText(VISITORS_KEY, visitorsAnswers());
  writeStoredText(OWNER_KEY, String(userId));
}

/** Removes token, user, and all else that the browser stores. */
export function clearBrowser(): void {
  tokenInMemory = null;
  browserStorage().clear();
}

/** Removes the user's data from tab and browser. Removing the token first and alone lets other tabs see that their user signed out. */
export function clearStorage(): void {
  removeUsersData();
  browserStorage().removeItem(TOKEN_KEY);
  clearBrowser();
}
