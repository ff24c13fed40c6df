import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { LEAD, TITLE } from '../../features/auth/texts.ts';
import { confirmSession, endSession } from '#shared/session/session.ts';
import { readToken } from '#shared/session/session-storage.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { useSession } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { continuingIn, landingOf } from '../navigation/landing.ts';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { MessagePage } from '../layout/message-page.tsx';
import { SessionUnknownPage } from '../layout/session-unknown-page.tsx';

/** A session that goes on leads to its role's page; without one the sign-in begins another. See docs/rules.md R122. */
export default function LoginPage() {
  usePageTitle(OFFICE_TITLE);
  const { state } = useLocation();
  const session = useSession();
  const [isHeld, setHeld] = useState(() => readToken() !== null);
  useEffect(() => void confirmSession(), []);
  if (!isHeld) return <SignIn />;
  switch (session.kind) {
    case 'checking':
      return <Loading label="Comprobando su sesión…" />;
    case 'unreachable':
      return <SessionUnknownPage />;
    case 'signedIn':
      return <Navigate to={continuingIn(session.user.role, state)} replace />;
    default:
      return <Ended onSeen={() => setHeld(false)} />;
  }
}

/** The server refused the session that was stored. */
function Ended({ onSeen }: { onSeen: () => void }) {
  useEffect(onSeen, [onSeen]);
  return null;
}

/** Ends what is left of a former session, also on the server, and begins another one. */
function SignIn() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isUnclosed, setUnclosed] = useState(false);
  const close = (): void => void endSession().then((isClosed) => setUnclosed(!isClosed));
  useEffect(close, []);
  const land = (user: SessionUser): void => void navigate(landingOf(user.role, state), { replace: true });
  return (
    <MessagePage title={TITLE}>
      <p>{LEAD}</p>
      {isUnclosed && <UnclosedNote onRetry={close} />}
      <LoginForm onSignedIn={land} />
    </MessagePage>
  );
}

/** The session was removed from this browser, but the server could not be reached to close it. */
function UnclosedNote({ onRetry }: { onRetry: () => void }) {
  return (
    <Note tone="warn" role="status">
      <p>Su sesión anterior se borró de este navegador, pero no pudimos cerrarla en el sistema.</p>
      <Button variant="low" onClick={onRetry}>
        Reintentar
      </Button>
    </Note>
  );
}
