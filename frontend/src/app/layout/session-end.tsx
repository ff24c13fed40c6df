import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatTime } from '@simulador/contracts/platform/instants';
import { listen } from '#shared/browser/listen.ts';
import { USES } from '#shared/browser/use-attended.ts';
import { confirmSession, signInAgain, signOut } from '#shared/session/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { sessionEndOf } from '#shared/session/renewal.ts';
import { readLastUse } from '#shared/session/session-changes.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInMethods } from '../../people/sign-in/sign-in-methods.tsx';
import { useSession, type SessionUser, readToken } from '#shared/session/session-state.ts';
import { landingOf } from '../navigation/landing.ts';

/** Asks staff whose session ended to sign in again, and warns them before. See docs/rules.md R421, R440. */
export function SessionEnd() {
  const session = useSession();
  if (session.kind === 'signedIn' && session.hasEnded) return <SignInAgain former={session.user} />;
  return <SessionEndNotice />;
}

/** Sign-in over the page and what was typed there. */
function SignInAgain({ former }: { former: SessionUser }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const land = (user: SessionUser): void => {
    if (user.id !== former.id) void navigate(landingOf(user, { from: pathname + search }), { replace: true });
  };
  return (
    <Modal
      title="Su sesión terminó"
      hidesPage
      onClose={signOut}
      onEscape={() => undefined}
      footer={<Button onClick={signOut}>Salir</Button>}
    >
      <div className="grid gap-4 p-6">
        <p role="alert">Ingrese de nuevo para seguir donde estaba. Lo que escribió sigue aquí.</p>
        <SignInMethods isOverPage from={null} email={former.email} begin={signInAgain} onSignedIn={land} />
      </div>
    </Modal>
  );
}

const MINUTE_MS = 60_000;
const IDLE_MS = 30 * MINUTE_MS;
const NOTICE_MS = 2 * MINUTE_MS;

/** Returns the end of the session, milliseconds since 1970, and whether a use would extend it; null if it is unknown. */
function sessionEnd(): { readonly at: number; readonly isIdle: boolean } | null {
  const token = readToken();
  const lastUse = readLastUse();
  if (token === null || lastUse === null) return null;
  const finalAt = sessionEndOf(token) ?? Infinity;
  const idleAt = lastUse + IDLE_MS;
  return { at: Math.min(finalAt, idleAt), isIdle: idleAt <= finalAt };
}

/** Returns the end of an idle session once the user should be warned; null before. */
function nearEnd(): number | null {
  const end = sessionEnd();
  return end?.isIdle === true && Date.now() >= end.at - NOTICE_MS ? end.at : null;
}

const LOOK_EVERY_MS = 15_000;
/** Safety margin for the transit time of a request. */
const MARGIN_MS = 30_000;
const USE_EVERY_MS = 5 * 60_000;

/**
 * Keeps the session alive while the user works, and warns before an idle one ends. Its longest time needs no warning: nothing extends it, and
 * nothing is lost. See docs/rules.md R440.
 */
function SessionEndNotice() {
  const { end, extend } = useSessionEnd();
  if (end === null) return null;
  return (
    <Modal
      title="Su sesión está por cerrarse"
      onClose={extend}
      footer={
        <Button variant="go" onClick={extend}>
          Seguir conectado
        </Button>
      }
    >
      <p className="px-6 py-4" role="alert">
        {`Por inactividad, su sesión se cerrará a las ${formatTime(new Date(end))}. Lo que escribió seguirá aquí.`}
      </p>
    </Modal>
  );
}

function useSessionEnd() {
  const [end, setEnd] = useState<number | null>(null);
  const extendedAt = useRef(0);
  const extend = (): void => {
    extendedAt.current = Date.now();
    void confirmSession().then(() => setEnd(nearEnd()));
  };
  const look = useEffectEvent(() => {
    setEnd(nearEnd());
    const at = sessionEnd()?.at;
    if (at !== undefined && Date.now() > at + MARGIN_MS) extend();
  });
  const use = useEffectEvent(() => {
    if (Date.now() - extendedAt.current >= USE_EVERY_MS) extend();
  });
  useEffect(() => {
    // Opening the screen counts as activity.
    extendedAt.current = Date.now();
    const timer = setInterval(look, LOOK_EVERY_MS);
    const ends = [listen(document, ['visibilitychange'], look), listen(document, USES, use)];
    return () => {
      clearInterval(timer);
      ends.forEach((end) => end());
    };
  }, []);
  return { end, extend };
}
