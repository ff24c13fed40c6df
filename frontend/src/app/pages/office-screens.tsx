import { lazy, type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ClientRoute } from '@simulador/contracts/people/access';
import '#shared/office/staff.css';
import { endSession } from '#shared/session/session.ts';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { MessagePage } from '../layout/message-page.tsx';
import { homeOf } from '../navigation/landing.ts';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import LoginPage from './login-page.tsx';

const DashboardPage = lazy(() => import('./dashboard-page.tsx'));
const HeadPage = lazy(() => import('./head-page.tsx'));
const ListadoPage = lazy(() => import('./listado-page.tsx'));
const AdminPage = lazy(() => import('./admin-page.tsx'));
const ProfessionalSuccessPage = lazy(() => import('./professional-success-page.tsx'));
const ProfessionalRoute = lazy(() => import('./professional-route.tsx'));

const SCREENS: Partial<Record<ClientRoute, ReactNode>> = {
  '/login': <LoginPage />,
  '/401': <NoPermissionPage />,
  '/simulador/exito': <ProfessionalSuccessPage />,
  '/dashboard': <DashboardPage />,
  '/listado': <ListadoPage />,
  '/simulador-profesional': <ProfessionalRoute />,
  '/simulador-profesional/resumen': <ProfessionalRoute isSummary />,
  '/jefatura': <HeadPage />,
  '/tarifas': <AdminPage screen="rates" />,
  '/tarifas/nueva': <AdminPage screen="new" />,
  '/tarifas/hojas': <AdminPage screen="sheets" />,
  '/tarifas/mantenedores': <AdminPage screen="maintainers" />,
  '/datos-personales': <AdminPage screen="personalData" />,
};

export interface OfficeScreenProps {
  /** Absent for an address that does not exist. */
  route?: ClientRoute;
}

/** Screen that is no visitor's: the sign-in, staff's, and the page that does not exist. */
export default function OfficeScreen({ route }: OfficeScreenProps) {
  return (route && SCREENS[route]) ?? <NotFoundPage />;
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
  const isHomeDashboard = homeOf(roleOf(useSession())) === '/dashboard';
  return (
    <MessagePage code="404" title="Esta página no existe">
      <p>Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.</p>
      {isHomeDashboard ? (
        <Link className={buttonClass('go')} to="/dashboard">
          Ir a la vista general
        </Link>
      ) : (
        <Link className={buttonClass('go')} to="/simulador">
          Ir al simulador
        </Link>
      )}
    </MessagePage>
  );
}
