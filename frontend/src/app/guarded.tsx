import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { mayOpen, type ClientRoute } from '@simulador/contracts/people/access';
import { SessionUnknownPage } from './layout/session-unknown-page.tsx';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { Loading } from '#shared/ui/loading.tsx';

export interface GuardedProps {
  route: ClientRoute;
  children: ReactNode;
}

/** A screen for the roles that the access table allows. It is remounted when the user changes. */
export function Guarded({ route, children }: GuardedProps) {
  const session = useSession();
  if (session.kind === 'checking') return <Loading label="Comprobando su sesión…" />;
  if (session.kind === 'unreachable') return <SessionUnknownPage />;
  if (session.kind === 'signedOut') return <Navigate to="/login" />;
  if (session.kind === 'refused') return <ToSignIn by="/401" />;
  if (mayOpen(roleOf(session), route))
    return <Fragment key={session.kind === 'signedIn' ? session.user.id : 0}>{children}</Fragment>;
  return session.kind === 'signedIn' ? <Navigate to="/401" replace /> : <ToSignIn by="/login" />;
}

/** Redirects to the sign-in, directly or by /401. `state.from` holds the address to return to. */
function ToSignIn({ by }: { by: '/login' | '/401' }) {
  const { pathname, search } = useLocation();
  return <Navigate to={by} replace state={{ from: pathname + search }} />;
}
