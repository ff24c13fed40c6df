import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { confirmSession, followOtherTabs } from '#shared/session/session.ts';
import { useSession } from '#shared/session/use-session.ts';

/** These end the session themselves. */
const ENDS: readonly string[] = ['/login', '/401'];

/** Keeps what the tab knows of the session true: asked at each screen, when the role is in doubt, and after other tabs. */
export function useSessionWatch(): void {
  const { pathname } = useLocation();
  const session = useSession();
  const queries = useQueryClient();
  const userId = session.kind === 'signedIn' ? session.user.id : null;
  const isDoubtful = session.kind === 'signedIn' && session.isDoubtful;
  useEffect(followOtherTabs, []);
  // Answers that somebody else's screens asked for.
  useEffect(() => () => queries.removeQueries({ type: 'inactive' }), [queries, userId]);
  useEffect(() => {
    if (!ENDS.includes(pathname)) void confirmSession();
  }, [pathname]);
  useEffect(() => {
    if (isDoubtful) void confirmSession();
  }, [isDoubtful]);
}
