import { useLocation, useNavigate } from 'react-router-dom';
import { SignInMethods } from '../../people/sign-in/sign-in-methods.tsx';
import { signInAgain, signOut } from '#shared/session/session.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { landingOf } from '../navigation/landing.ts';

/** Sign-in over the page and what was typed there. */
export function SignInAgain({ former }: { former: SessionUser }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useReturnedFocus();
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
