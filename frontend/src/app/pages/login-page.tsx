import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { LEAD, TITLE } from '../../features/auth/texts.ts';
import { endSession } from '#shared/session/session.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { landingOf } from '../navigation/landing.ts';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { MessagePage } from '../layout/message-page.tsx';

/** Ends the session that there was, and begins another one. See docs/rules.md R122. */
export default function LoginPage() {
  usePageTitle(OFFICE_TITLE);
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
