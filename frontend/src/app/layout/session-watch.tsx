/** Parts of each screen that only sessions need. Loaded with the first one, because visitors never need it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import '#shared/office/staff.css';
import { confirmSession, followOtherTabs, signOut } from '#shared/session/session.ts';
import { useSession } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { MessagePage } from './page-head.tsx';
import { OFFICE_TITLE, UNGUARDED, usePageTitle } from '../navigation/navigation.ts';

/** Requests the signed-in user on each screen, when the role is uncertain, and when another tab changes the session. */
export function SessionWatch() {
  const { pathname } = useLocation();
  const session = useSession();
  const queries = useQueryClient();
  const userId = session.kind === 'signedIn' ? session.user.id : null;
  const isDoubtful = session.kind === 'signedIn' && session.isDoubtful;
  useEffect(followOtherTabs, []);
  // Another user must not see the answers to this user's requests.
  useEffect(() => () => queries.removeQueries({ type: 'inactive' }), [queries, userId]);
  useEffect(() => {
    if (!UNGUARDED.includes(pathname)) void confirmSession();
  }, [pathname]);
  useEffect(() => {
    if (isDoubtful) void confirmSession();
  }, [isDoubtful]);
  return null;
}

/** Page for a stored token whose user could not be requested. */
export function SessionUnknownPage() {
  usePageTitle(OFFICE_TITLE);
  return (
    <MessagePage title="No pudimos comprobar su sesión">
      <p role="alert">El sistema no respondió. Revise su conexión y vuelva a intentarlo.</p>
      <Button variant="go" onClick={() => void confirmSession()}>
        Reintentar
      </Button>
      <Button onClick={signOut}>Cerrar sesión</Button>
    </MessagePage>
  );
}
