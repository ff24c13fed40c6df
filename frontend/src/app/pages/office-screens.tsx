import { lazy, type ReactNode } from 'react';
import type { ClientRoute } from '@simulador/contracts/people/access';
import LoginPage from './login-page.tsx';
import NoPermissionPage from './no-permission-page.tsx';
import NotFoundPage from './not-found-page.tsx';

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
