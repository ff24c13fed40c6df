import { useSyncExternalStore } from 'react';
import type { Role } from '@simulador/contracts/people/access';
import { sessionInMarkup, sessionState, subscribeToSession, type SessionState } from './session-state.ts';
import type { SessionUser } from './session-user.ts';

export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeToSession, sessionState, sessionInMarkup);

export const roleOf = (session: SessionState): Role =>
  session.kind === 'signedIn' ? session.user.role : 'anonymous';

export const useIsAdmin = (): boolean => roleOf(useSession()) === 'adminrole';

/** Returns the signed-in user; null if nobody is signed in. */
export function useSessionUser(): SessionUser | null {
  const session = useSession();
  return session.kind === 'signedIn' ? session.user : null;
}
