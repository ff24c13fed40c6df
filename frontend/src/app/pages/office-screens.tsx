import { lazy, type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ClientRoute } from '@simulador/contracts/people/access';
import '#shared/office/staff.css';
import { endSession } from '#shared/session/session.ts';
import { roleOf, useSession } from '#shared/session/session-state.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { MessagePage } from '../layout/page-head.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';
import { homeOf, OFFICE_TITLE, usePageTitle } from '../navigation/navigation.ts';
import LoginPage from './login-page.tsx';

const Dashboard = lazy(() => import('../../office/dashboard/dashboard.tsx'));
const Listado = lazy(() => import('./listado-page.tsx'));
const Head = lazy(() => import('../../office/head/head.tsx'));
const Professional = lazy(() => import('./professional-route.tsx'));
const Sent = lazy(() => import('../../calculation/summary/professional/sent-page.tsx'));
const Rates = lazy(() => import('./rates-page.tsx'));
const PersonalData = lazy(() => import('../../people/personal-data/requests-screen.tsx'));

const ALONE: Partial<Record<ClientRoute, ReactNode>> = {
  '/login': <LoginPage />,
  '/401': <NoPermissionPage />,
};

/** Screens of staff's layout. */
const OF_STAFF: Partial<Record<ClientRoute, ReactNode>> = {
  '/simulador/exito': <Sent />,
  '/dashboard': <Dashboard />,
  '/listado': <Listado />,
  '/simulador-profesional': <Professional />,
  '/simulador-profesional/resumen': <Professional isSummary />,
  '/jefatura': <Head />,
  '/tarifas': <Rates screen="rates" />,
  '/tarifas/nueva': <Rates screen="new" />,
  '/tarifas/hojas': <Rates screen="sheets" />,
  '/tarifas/mantenedores': <Rates screen="maintainers" />,
  '/datos-personales': <PersonalData />,
};

export interface OfficeScreenProps {
  /** Absent for an address that does not exist. */
  route?: ClientRoute;
}

/** Screen that is no visitor's: the sign-in, staff's, and the page that does not exist. */
export default function OfficeScreen({ route = '/' }: OfficeScreenProps) {
  const screen = OF_STAFF[route];
  if (screen === undefined) return ALONE[route] ?? <NotFoundPage />;
  // Another section begins at its top, and the parts of one keep their focus.
  return <OfficeLayout key={route.split('/')[1]}>{screen}</OfficeLayout>;
}

/** Ends the session, here and on the server, and says why: it had ended, or the user has no access. See docs/rules.md R122. */
function NoPermissionPage() {
  usePageTitle(OFFICE_TITLE);
  const { state } = useLocation();
  useEffect(() => {
    void endSession();
  }, []);
  return (
    // Only a session that had ended leads here with an address to return to.
    <MessagePage
      code="401"
      title={state === null ? 'Usted no tiene los permisos para acceder a esta página' : 'Su sesión terminó'}
    >
      <p>Ingrese sus datos para volver a iniciar sesión.</p>
      {/* Replaces this page: going back to it after the sign-in would end the new session. */}
      <Link className={buttonClass('go')} to="/login" state={state} replace>
        Volver
      </Link>
    </MessagePage>
  );
}

function NotFoundPage() {
  usePageTitle(OFFICE_TITLE);
  const home = homeOf(roleOf(useSession()), '/simulador');
  return (
    <MessagePage code="404" title="Esta página no existe">
      <p>Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.</p>
      <Link className={buttonClass('go')} to={home}>
        {home === '/dashboard' ? 'Ir a la vista general' : 'Ir al simulador'}
      </Link>
    </MessagePage>
  );
}
