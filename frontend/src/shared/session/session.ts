import { answerOf } from '../api/api-error.ts';
import { client } from '../api/client.ts';
import { plainClient } from '../api/plain-client.ts';
import { isSameSession, noteIssued } from './access-token.ts';
import { inTurn } from './in-turn.ts';
import { keepToken, keepUser, readToken, TOKEN_KEY } from './kept-session.ts';
import {
  admit,
  beNobody,
  checkAgain,
  enterAlong,
  giveUpChecking,
  leave,
  leaveAlong,
  sessionState,
  sessionTurn,
} from './session-state.ts';
import { userOf, type SessionUser } from './session-user.ts';

const PATIENCE_MS = 10_000;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Asks who is signed in. @throws ApiError; after a 401 the session is over */
async function askUser(): Promise<SessionUser> {
  const asked = sessionTurn();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const user = userOf(await answerOf(client.GET('/authentication/api/user/info', { signal })));
  if (asked === sessionTurn()) {
    keepUser(user);
    admit(user);
  }
  return user;
}

/** Begins a session. @throws ApiError, 401 for credentials that do not hold, 429 after too many of them */
export async function signIn(credentials: Credentials): Promise<SessionUser> {
  const { access } = await inTurn(() => answerOf(plainClient.POST('/api/token', { body: credentials })));
  noteIssued(access);
  beNobody();
  keepToken(access);
  try {
    return await askUser();
  } catch (reason) {
    await endSession();
    throw reason;
  }
}

/** Whether the server has still to be told of an end. */
let isUnclosed = false;

/** `Cerrar sesión`: ends the session here at once, which leads to the sign-in, and on the server. */
export function signOut(): void {
  isUnclosed ||= readToken() !== null;
  leave();
  void closeAtServer();
}

/** There is to be no session here, whatever there was. False when the server could not be told that one ended. */
export function endSession(): Promise<boolean> {
  isUnclosed ||= readToken() !== null;
  beNobody();
  return closeAtServer();
}

async function closeAtServer(): Promise<boolean> {
  const isClosed = await inTurn(close).catch(() => false);
  if (isClosed) isUnclosed = false;
  return !isUnclosed;
}

/** Also without a token: a cookie of a session may be left. */
async function close(): Promise<boolean> {
  const { response } = await plainClient.POST('/api/simulador/sesion/cerrar', {
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return response.ok;
}

/** Asks the server once more who is signed in: a role may have changed, a user been disabled. */
export async function confirmSession(): Promise<void> {
  if (readToken() === null) return;
  if (sessionState().kind === 'unreachable') checkAgain();
  await askUser().catch(giveUpChecking);
}

/** Follows what other tabs do to the session. Gives the end of it. */
export function followOtherTabs(): () => void {
  const follow = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key !== null && key !== TOKEN_KEY) return;
    if (oldValue === null || newValue === null || !isSameSession(oldValue, newValue)) goAlong();
  };
  // A page that the browser had put aside heard nothing of what happened meanwhile.
  const wakeUp = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) goAlong();
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', wakeUp);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', wakeUp);
  };
}

function goAlong(): void {
  if (readToken() !== null) {
    enterAlong();
    void confirmSession();
  } else if (sessionState().kind !== 'anonymous') leaveAlong();
}
