import { lazy, Suspense, useEffect, useState, Fragment, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ROUTE_SPELLINGS, type ClientRoute, mayOpen } from '@simulador/contracts/people/access';
import { listen } from '#shared/browser/listen.ts';
import { useSession, roleOf, readToken } from '#shared/session/session-state.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Arrival, ROUTES, UNGUARDED, useArrival } from './navigation/navigation.ts';
import { SimulatorRoute } from './layout/public-layout.tsx';

/** Loaded on demand because visitors never need it. */
const OfficeScreen = lazy(() => import('./pages/office-screens.tsx'));

const SCREENS: Partial<Record<ClientRoute, ReactNode>> = {
  '/': <Navigate to="/simulador" replace />,
  '/simulador': <SimulatorRoute />,
  '/simulador/resumen': <SimulatorRoute isSummary />,
  '/simulador-hipotecario-copy': <SimulatorRoute />,
  '/simulatorTemplate': <SimulatorRoute isStaffs />,
};

const watch = () => import('./layout/session-watch.tsx');
const NOT_LOADED = 'No pudimos comprobar su sesión.';
const SessionWatch = deferred(watch, 'SessionWatch', NOT_LOADED);
const SessionUnknownPage = deferred(watch, 'SessionUnknownPage', NOT_LOADED);

/** Returns true from the first session in this browser on, which may begin in another tab. */
function useMayBeSignedIn(): boolean {
  const { kind } = useSession();
  const [isBegun, setBegun] = useState(kind !== 'anonymous');
  if (kind !== 'anonymous' && !isBegun) setBegun(true);
  useEffect(() => {
    return listen(window, ['storage', 'pageshow'], () => setBegun((is) => is || readToken() !== null));
  }, []);
  return isBegun;
}

export interface AppRoutesProps {
  /** Called once the first screen is rendered, or its markup hydrated. */
  onDrawn?: (() => void) | undefined;
}

/** Routes by the access table: a screen, the sign-in and back, or /401. A path that is not in the table is not found. */
export function AppRoutes({ onDrawn }: AppRoutesProps) {
  return (
    <Arrival value={useArrival()}>
      {useMayBeSignedIn() && <SessionWatch />}
      <Suspense fallback={<Loading label="Cargando…" />}>
        <Routes>
          {ROUTES.map((path) => (
            <Route key={path} path={path} element={screenOf(path)} />
          ))}
          {Object.entries(ROUTE_SPELLINGS).map(([path, route]) => (
            <Route key={path} path={path} element={<ToRoute route={route} />} />
          ))}
          <Route path="*" element={<OfficeScreen />} />
        </Routes>
        <Drawn onDrawn={onDrawn} />
      </Suspense>
    </Arrival>
  );
}

/** Calls `onDrawn`. It is inside the screens' Suspense boundary, so its effect runs when they are rendered or hydrated. */
function Drawn({ onDrawn }: AppRoutesProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return null;
}

function screenOf(path: ClientRoute): ReactNode {
  const screen = SCREENS[path] ?? <OfficeScreen route={path} />;
  return UNGUARDED.includes(path) ? screen : <Guarded route={path}>{screen}</Guarded>;
}

/** Redirects to the route, keeping query and fragment of the current address. */
function ToRoute({ route }: { route: ClientRoute }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: route, search, hash }} replace />;
}

/** A screen for the roles that the access table allows. It is remounted when the user changes. */
function Guarded({ route, children }: { route: ClientRoute; children: ReactNode }) {
  const session = useSession();
  if (session.kind === 'checking') return <Loading label="Comprobando su sesión…" />;
  if (session.kind === 'unreachable') return <SessionUnknownPage />;
  if (session.kind === 'signedOut') return <Navigate to="/login" />;
  if (session.kind === 'refused') return <ToSignIn by="/401" />;
  const isHead = session.kind === 'signedIn' && session.user.isHead;
  if (mayOpen(roleOf(session), route, isHead))
    return <Fragment key={session.kind === 'signedIn' ? session.user.id : 0}>{children}</Fragment>;
  return session.kind === 'signedIn' ? <Navigate to="/401" replace /> : <ToSignIn by="/login" />;
}

/** Redirects to the sign-in, directly or by /401. `state.from` holds the address to return to. */
function ToSignIn({ by }: { by: '/login' | '/401' }) {
  const { pathname, search } = useLocation();
  return <Navigate to={by} replace state={{ from: pathname + search }} />;
}
