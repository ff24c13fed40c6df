import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { mayOpen, type ClientRoute } from '@simulador/contracts/domain/access';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { SessionUnknownPage } from './session-unknown-page.tsx';

export interface GuardedProps {
  route: ClientRoute;
  children: ReactNode;
}

/** A screen for the roles that the access table names. Somebody else's screen begins anew. */
export function Guarded({ route, children }: GuardedProps) {
  const session = useSession();
  if (session.kind === 'checking') return <Loading label="Comprobando su sesión…" />;
  if (session.kind === 'unreachable') return <SessionUnknownPage />;
  if (session.kind === 'signedOut') return <Navigate to="/login" />;
  if (session.kind === 'refused') return <Navigate to="/401" replace />;
  if (mayOpen(roleOf(session), route))
    return <Fragment key={session.kind === 'signedIn' ? session.user.id : 0}>{children}</Fragment>;
  return session.kind === 'signedIn' ? <Navigate to="/401" replace /> : <ToLogin />;
}

/** Leads to the sign-in, which finds in `state.from` where to come back to. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
