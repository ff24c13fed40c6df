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

/** Id of the user whose input the tab contains: a browser that reopens tabs restores it to whoever is signed in then. */
const OWNER_KEY = 'usuario';
/** Id of the user whose unsaved input the tab contains since the session ended. */
const FORMER_OWNER_KEY = UNSAVED_PREFIX + OWNER_KEY;
/** Prefix of a visitor's answers in the web simulator, while the tab is of somebody who signed in in another one. */
const VISITOR_PREFIX = 'visitante ';

export const isTabOfUser = (): boolean => readStoredText(OWNER_KEY) !== '';

function visitorsAnswers(): readonly string[] {
  const prefix = isTabOfUser() ? VISITOR_PREFIX : '';
  return WEB_KEYS.map((key) => readStoredText(prefix + key));
}

const storeWebAnswers = (answers: readonly string[], prefix = ''): void =>
  WEB_KEYS.forEach((key, index) => writeStoredText(prefix + key, answers[index] ?? ''));

/** Removes a visitor's answers, because somebody signs in here. See docs/rules.md R942. */
export const removeVisitorsAnswers = (): void => storeWebAnswers([]);

/** Removes this tab's data of its user. A visitor's answers are in the web simulator again. */
export function removeUsersData(): void {
  const visitors = visitorsAnswers();
  tabStorage().clear();
  storeWebAnswers(visitors);
}

/** Does the same as `removeUsersData`, but keeps unsaved input, so that a session that expires loses nothing. See docs/rules.md R421. */
export function removeUsersDataButUnsaved(): void {
  const visitors = visitorsAnswers();
  if (isTabOfUser()) for (const key of [OWNER_KEY, ...WEB_KEYS]) move(key, UNSAVED_PREFIX + key);
  const tab = tabStorage();
  const unsaved = Object.keys(tab).filter(isStaffTyped);
  if (unsaved.length < 2 || !unsaved.includes(FORMER_OWNER_KEY)) tab.clear();
  for (const key of Object.keys(tab)) if (!unsaved.includes(key)) tab.removeItem(key);
  storeWebAnswers(visitors);
}

/** Makes the tab the user's, and restores the unsaved input from before the session ended. Another user's is removed. */
export function giveTabTo(userId: number): void {
  const owner = readStoredText(OWNER_KEY) || readStoredText(FORMER_OWNER_KEY);
  if (!['', String(userId)].includes(owner)) removeUsersData();
  if (!isTabOfUser()) storeWebAnswers(visitorsAnswers(), VISITOR_PREFIX);
  writeStoredText(FORMER_OWNER_KEY, '');
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

/** Removes the user's data from tab and browser. Removing the token first and alone lets other tabs see that their user signed out. */
export function clearStorage(): void {
  removeUsersData();
  browserStorage().removeItem(TOKEN_KEY);
  clearBrowser();
}
