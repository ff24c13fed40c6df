import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginForm } from '../features/auth/login-form.tsx';
import { LEAD, TITLE } from '../features/auth/texts.ts';
import { endSession } from '#shared/session/session.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { landingOf } from './landing.ts';
import { OFFICE_TITLE, usePageTitle } from './page-title.ts';
import { QuietPage } from './quiet-page.tsx';
import { UnclosedNote } from './unclosed-note.tsx';

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
    <QuietPage title={TITLE}>
      <p>{LEAD}</p>
      {isUnclosed && <UnclosedNote onRetry={close} />}
      <LoginForm onSignedIn={land} />
    </QuietPage>
  );
}
