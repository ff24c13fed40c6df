/** What this tab knows of the session, to be watched. Its changes come from the files beside this one alone. */
import { clearStorages, clearTab, readToken } from './kept-session.ts';
import type { SessionUser } from './session-user.ts';

export type SessionState =
  | { readonly kind: 'anonymous' }
  /** A token is kept; whose it is, is being asked. */
  | { readonly kind: 'checking' }
  /** It could not be asked. */
  | { readonly kind: 'unreachable' }
  /** `isDoubtful`: the server refused what this role could do when it was asked. */
  | { readonly kind: 'signedIn'; readonly user: SessionUser; readonly isDoubtful: boolean }
  /** Signed out on purpose: leads to the sign-in. */
  | { readonly kind: 'left' }
  /** The server ended it, and it can't be renewed: leads to /401. */
  | { readonly kind: 'refused' };

const ANONYMOUS: SessionState = { kind: 'anonymous' };
const CHECKING: SessionState = { kind: 'checking' };

const listeners = new Set<() => void>();
let turns = 0;
let state: SessionState = readToken() === null ? ANONYMOUS : CHECKING;

export const sessionState = (): SessionState => state;

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Another session, or none: what was asked of the one before says nothing any more. */
function turn(next: SessionState): void {
  turns += 1;
  become(next);
}

/** Counts the sessions that this tab knew. */
export const sessionTurn = (): number => turns;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody is signed in, as the server says. What somebody else typed is gone from this tab. */
export function admit(user: SessionUser): void {
  if (state.kind === 'signedIn' && state.user.id !== user.id) clearTab();
  become({ kind: 'signedIn', user, isDoubtful: false });
}

/** The session is over, on purpose. */
export function leave(): void {
  clearStorages();
  turn({ kind: 'left' });
}

/** No session is to be here. */
export function beNobody(): void {
  clearStorages();
  turn(ANONYMOUS);
}

/** The server refused a token and its renewal. See docs/rules.md R122. */
export function refuse(): void {
  clearStorages();
  turn({ kind: 'refused' });
}

/** Another tab ended the session. */
export function leaveAlong(): void {
  clearTab();
  turn(ANONYMOUS);
}

/** Another tab began a session: whose it is, is not known yet. */
export function enterAlong(): void {
  clearTab();
  turn(CHECKING);
}

/** The role may not be the one that it was. */
export function doubtRole(): void {
  if (state.kind === 'signedIn') become({ ...state, isDoubtful: true });
}

/** The server could not say whose the token is. What it said before stands. */
export function giveUpChecking(): void {
  if (state.kind === 'checking') become({ kind: 'unreachable' });
}

export const checkAgain = (): void => become(CHECKING);
