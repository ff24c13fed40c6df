import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { isClientRoute, ROUTE_ACCESS, type ClientRoute } from '@simulador/contracts/domain/access';
import { Loading } from '#shared/ui/loading.tsx';
import { Guarded } from './guarded.tsx';
import { useSessionWatch } from './session-watch.ts';
import { SimulatorRoute } from './simulator-route.tsx';

const LoginPage = lazy(() => import('./login-page.tsx'));
const NoPermissionPage = lazy(() => import('./no-permission-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const DashboardPage = lazy(() => import('./dashboard-page.tsx'));
const ProfessionalSuccessPage = lazy(() => import('./professional-success-page.tsx'));
const ProfessionalRoute = lazy(() => import('./professional-route.tsx'));

const SCREENS: Partial<Record<ClientRoute, React.ReactNode>> = {
  '/': <Navigate to="/simulador" replace />,
  '/simulador': <SimulatorRoute />,
  '/simulador/resumen': <SimulatorRoute isSummary />,
  '/simulador-hipotecario-copy': <SimulatorRoute />,
  '/simulatorTemplate': <SimulatorRoute isStaffs />,
  '/simulador/exito': <ProfessionalSuccessPage />,
  '/dashboard': <DashboardPage />,
  '/simulador-profesional': <ProfessionalRoute />,
  '/simulador-profesional/resumen': <ProfessionalRoute isSummary />,
};

const ROUTES = Object.keys(ROUTE_ACCESS).filter(isClientRoute);

/** These end the session that a guard would ask for. */
const UNGUARDED: Partial<Record<ClientRoute, React.ReactNode>> = {
  '/login': <LoginPage />,
  '/401': <NoPermissionPage />,
};

/** The access table decides: a screen, the way to sign in and back, or /401. What the table does not name does not exist. */
export function AppRoutes() {
  useSessionWatch();
  return (
    <Suspense fallback={<Loading label="Cargando…" />}>
      <Routes>
        {ROUTES.map((path) => (
          <Route key={path} path={path} element={UNGUARDED[path] ?? guarded(path)} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

const guarded = (path: ClientRoute): React.ReactNode => (
  <Guarded route={path}>{SCREENS[path] ?? <NotFoundPage />}</Guarded>
);
