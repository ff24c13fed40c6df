import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ROUTE_ACCESS, type ClientRoute, type Role } from '@simulador/contracts/domain/access';
import { Loading } from '../shared/ui/spinner.tsx';
import { SimulatorRoute } from './simulator-route.tsx';

const LoginPage = lazy(() => import('./login-page.tsx'));
const NoPermissionPage = lazy(() => import('./no-permission-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

const SCREENS: Partial<Record<ClientRoute, React.ReactNode>> = {
  '/': <Navigate to="/simulador" replace />,
  '/simulador': <SimulatorRoute />,
  '/simulador/resumen': <SimulatorRoute isSummary />,
  '/simulador-hipotecario-copy': <SimulatorRoute />,
  '/login': <LoginPage />,
  '/401': <NoPermissionPage />,
};

const isClientRoute = (path: string): path is ClientRoute => path in ROUTE_ACCESS;
const ROUTES = Object.keys(ROUTE_ACCESS).filter(isClientRoute);

/** Everybody is a visitor until sign-in exists. */
const ROLE: Role = 'anonymous';

/** The access table decides: a screen, or the way to sign in and back. What the table does not name does not exist. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loading label="Cargando…" />}>
      <Routes>
        {ROUTES.map((path) => (
          <Route key={path} path={path} element={elementFor(path)} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

function elementFor(path: ClientRoute): React.ReactNode {
  const roles: readonly Role[] = ROUTE_ACCESS[path];
  if (!roles.includes(ROLE)) return <ToLogin />;
  return SCREENS[path] ?? <NotFoundPage />;
}

/** Leads to the sign-in, which finds in `state.from` where to come back to. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
