import { SENTENCES } from '@simulador/contracts/calculation/messages/sentences';
import { answerOf, ApiError } from '../api/api-error.ts';
import { client } from './client.ts';
import { plainClient } from '../api/plain-client.ts';
import { WEB_DRAFT_KEY } from '../browser/browser-storage.ts';
import { listen } from '../browser/listen.ts';
import { writeStoredText } from '../browser/stored-text.ts';
import { isSameSession, REQUEST_TIMEOUT_MS, withSessionLock } from './renewal.ts';
import {
  setSignedIn,
  clearSession,
  setChecking,
  followEnd,
  followSignIn,
  setUnreachable,
  setSignedOut,
  followSignOut,
  storeToken,
  storeLastUse,
} from './session-changes.ts';
import {
  hasEnded,
  sessionState,
  sessionGeneration,
  type SessionUser,
  readToken,
  TOKEN_KEY,
} from './session-state.ts';
import type { components } from '@simulador/contracts/generated/bff';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const userOf = (info: components['schemas']['UserInfoDto']): SessionUser => ({
  id: info.id,
  role: info.bank_role,
  email: info.email.toLowerCase(),
  full_name: info.full_name,
  // A release before R720 does not send it.
  isHead: typeof info.head_branch === 'number',
  hasWorkflow: info.has_workflow,
  hasMail: info.has_mail,
});

/** Requests a token that is useless without its cookie, which scripts in the page can't read. */
const BOUND = { 'X-Token-Use': 'browser' };

/** Requests the signed-in user. @throws ApiError; after a 401 the session has ended */
async function askUser(): Promise<SessionUser> {
  const generation = sessionGeneration();
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const user = userOf(await answerOf(client.GET('/authentication/api/user/info', { signal })));
  if (generation === sessionGeneration()) setSignedIn(user);
  return user;
}

/** Signs in. @throws ApiError, 401 for invalid credentials or a user without access, 429 after too many attempts */
export const signIn = (credentials: Credentials): Promise<SessionUser> => begin(() => askToken(credentials));

const askToken = (body: Credentials): Promise<{ access: string }> =>
  answerOf(plainClient.POST('/api/token', { params: { header: BOUND }, body }));

/** Takes over the session whose cookie the bank's sign-in has set. @throws ApiError, 401 if there is none */
export const takeSession = (): Promise<SessionUser> =>
  begin(() => answerOf(plainClient.POST('/api/simulador/sesion/renovar')));

/**
 * Signs in over the page whose session ended: for the same person everything goes on, and another person's screens are loaded anew. @throws
 * ApiError, as `signIn`
 */
export async function signInAgain(credentials: Credentials): Promise<SessionUser> {
  const { access } = await withSessionLock(() => askToken(credentials));
  return resume(access);
}

async function resume(access: string): Promise<SessionUser> {
  const headers = { Authorization: `Bearer ${access}` };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const usedAt = Date.now();
  const user = userOf(await answerOf(plainClient.GET('/authentication/api/user/info', { headers, signal })));
  const former = sessionState();
  const isSamePerson = former.kind === 'signedIn' && former.user.id === user.id;
  if (!isSamePerson) followSignIn();
  storeToken(access);
  storeLastUse(usedAt);
  setSignedIn(user);
  return user;
}

async function begin(open: () => Promise<{ access: string }>): Promise<SessionUser> {
  await withSessionLock(async () => {
    const { access } = await open();
    clearSession();
    // A visitor's answers, because somebody signs in here. See docs/rules.md R942.
    writeStoredText(WEB_DRAFT_KEY, '');
    storeToken(access);
  });
  try {
    return await askUser();
  } catch (reason) {
    await endSession();
    const isUnanswered = reason instanceof ApiError && reason.status === 0;
    throw isUnanswered ? reason : new ApiError(401, SENTENCES.sign_in_failed);
  }
}

/** True while the server does not know yet that the session ended. */
let isUnclosed = false;

/**
 * `Cerrar sesión`: ends the session here immediately, which leads to the sign-in, then on the server, and then at the bank's identity
 * provider, if that began it.
 */
export function signOut(): void {
  isUnclosed ||= readToken() !== null;
  setSignedOut();
  void closeAtServer(true);
}

/** Ends the session, if there is one. Resolves to false if the server could not be reached. */
export function endSession(): Promise<boolean> {
  isUnclosed ||= readToken() !== null;
  clearSession();
  return closeAtServer();
}

/** @param leads whether the page leads to the provider, if its session is to end too */
async function closeAtServer(leads = false): Promise<boolean> {
  await withSessionLock(async () => {
    // Somebody signed in meanwhile, perhaps in another tab: the request would end that session, because the browser has its cookie now.
    const closed = readToken() === null ? await close() : null;
    if (closed?.response.ok !== false) isUnclosed = false;
    if (leads && closed?.data) window.location.assign(closed.data.logout_url);
  }).catch(() => undefined);
  return !isUnclosed;
}

/** Sent without a token too, because there may still be a session cookie. */
const close = () =>
  plainClient.POST('/api/simulador/sesion/cerrar', {
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });

/** Requests the signed-in user again, because the role may have changed or the user been disabled. */
export async function confirmSession(): Promise<void> {
  if (readToken() === null) return;
  if (sessionState().kind === 'unreachable') setChecking();
  await askUser().catch(setUnreachable);
}

/** Follows changes of the session by other tabs. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const unfollow = listen(window, ['storage'], ({ key, oldValue, newValue }) => {
    if (key !== null && key !== TOKEN_KEY) return;
    if (oldValue === null || newValue === null || !isSameSession(oldValue, newValue))
      // A user who signs out removes the token first and alone.
      followStorage(key === TOKEN_KEY ? followSignOut : followEnd);
  });
  // A page in the back/forward cache receives no storage events, and does not know whether its user signed out.
  const sleep = listen(window, ['pageshow'], ({ persisted }) => {
    if (persisted) followStorage(followSignOut);
  });
  // Another tab may have begun a session before this was loaded.
  if (sessionState().kind === 'anonymous' && readToken() !== null) followStorage(followSignOut);
  return () => {
    unfollow();
    sleep();
  };
}

/** @param onEnd called if nobody is signed in any more */
function followStorage(onEnd: () => void): void {
  const access = readToken();
  if (access === null) {
    if (sessionState().kind !== 'anonymous') onEnd();
  } else if (hasEnded()) resume(access).catch(() => undefined);
  else {
    followSignIn();
    void confirmSession();
  }
}
