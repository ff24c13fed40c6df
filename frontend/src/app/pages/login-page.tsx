import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isSignInWindow, rememberedPage, SignInMethods } from '../../people/sign-in/sign-in-methods.tsx';
import { confirmSession, endSession, takeSession } from '#shared/session/session.ts';
import { type SessionUser, useSession, readToken } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { ActionFailure } from '#shared/ui/forms/form.tsx';
import { landingOf, rememberedIn } from '../navigation/landing.ts';
import { OFFICE_TITLE, usePageTitle } from '../navigation/navigation.ts';
import { MessagePage } from '../layout/page-head.tsx';
import { SessionUnknownPage } from '../layout/session-watch.tsx';

/** Result of a sign-in at the bank's identity provider, if the user comes from there. */
type AtBank = 'no' | 'signedIn' | 'failed' | 'inWindow';

/** Reads the result from the address. The BFF adds it: see `SIGNED_IN_PAGE` there. */
const arrivalIn = (search: string): AtBank =>
  new URLSearchParams(search).get('ingreso') === 'listo' ? 'signedIn' : 'no';

/** The sign-in page. A user who is signed in is redirected to the role's page. See docs/rules.md R122. */
export default function LoginPage() {
  usePageTitle(OFFICE_TITLE);
  const { state, search } = useLocation();
  const session = useSession();
  const [atBank, setAtBank] = useState(() => arrivalIn(search));
  const [hasToken, setHasToken] = useState(() => readToken() !== null);
  const isArriving = atBank === 'signedIn';
  useEffect(() => {
    if (!isArriving) void confirmSession();
  }, [isArriving]);
  if (isArriving) return <FromBank onEnd={setAtBank} />;
  if (atBank === 'inWindow') return <DoneInWindow />;
  if (!hasToken || atBank === 'failed') return <SignIn hasFailed={atBank === 'failed'} />;
  switch (session.kind) {
    case 'checking':
      return <Loading label="Comprobando su sesión…" />;
    case 'unreachable':
      return <SessionUnknownPage />;
    case 'signedIn':
      return <Navigate to={landingOf(session.user, state)} replace />;
    default:
      return <Ended onSeen={() => setHasToken(false)} />;
  }
}

/** Message that the server refused the stored session. */
function Ended({ onSeen }: { onSeen: () => void }) {
  useEffect(onSeen, [onSeen]);
  return null;
}

/** Takes over the session whose cookie the bank's identity provider has set. */
function FromBank({ onEnd }: { onEnd: (result: 'failed' | 'inWindow') => void }) {
  const navigate = useNavigate();
  const take = useEffectEvent(async (): Promise<void> => {
    const from = rememberedPage();
    try {
      const user = await takeSession();
      if (isSignInWindow(from)) {
        onEnd('inWindow');
        window.close();
      } else void navigate(landingOf(user, { from }), { replace: true });
    } catch {
      onEnd('failed');
    }
  });
  useEffect(() => void take(), []);
  return <Loading label="Completando su ingreso…" />;
}

/** Page of a window that was opened for the sign-in alone and that its browser lets no page close. */
const DoneInWindow = () => (
  <MessagePage title="Ya inició sesión">
    <p>Cierre esta ventana y siga donde estaba.</p>
  </MessagePage>
);

/** Ends the remains of a former session, also on the server, and shows the sign-in. */
function SignIn({ hasFailed }: { hasFailed: boolean }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isUnclosed, setUnclosed] = useState(false);
  const close = (): void => void endSession().then((isClosed) => setUnclosed(!isClosed));
  useEffect(close, []);
  const land = (user: SessionUser): void => void navigate(landingOf(user, state), { replace: true });
  return (
    <MessagePage title="Iniciar sesión">
      {isUnclosed && <UnclosedNote onRetry={close} />}
      <ActionFailure text={hasFailed ? 'No pudimos completar su ingreso. Vuelva a intentarlo.' : null} />
      <SignInMethods from={rememberedIn(state)} onSignedIn={land} />
    </MessagePage>
  );
}

/** Message that the session was removed from this browser, but could not be closed on the server. */
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
