import { useLayoutEffect, useRef } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import { type ClientRoute, type Role, mayOpen, STAFF_MENU } from '@simulador/contracts/people/access';
import { askToSignOut } from '#shared/office/leaving/unsaved.ts';
import { signOut } from '#shared/session/session.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { useSession, useSessionUser } from '#shared/session/use-session.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { showInRow } from '#shared/ui/layout/show-in-row.ts';
import { homeOf } from '../navigation/landing.ts';
import { SessionEndNotice } from './session-end-notice.tsx';
import { SignedInUser } from './signed-in-user.tsx';
import styles from './office-header.module.css';
import { useQuery } from '@tanstack/react-query';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useAttended } from '#shared/browser/use-attended.ts';
import { priceApprovalQuery } from '#shared/office/price-approval.ts';
import {
  FAILED_SENDS,
  failedSendsQuery,
  newAssignmentsQuery,
  OWN_SIMULATIONS,
  START_WITH_OWN,
} from '#shared/office/new-assignments-query.ts';

const NOT_ASKED = 'Su sesión terminó, y no pudimos mostrar el ingreso.';
const SignInDialog = deferred(
  () => import('./sign-in-again.tsx'),
  ({ SignInAgain }) => SignInAgain,
  NOT_ASKED,
);

/** Asks staff whose session ended to sign in again, and warns them before. See docs/rules.md R421, R440. */
function SessionEnd() {
  const session = useSession();
  if (session.kind === 'signedIn' && session.hasEnded) return <SignInDialog former={session.user} />;
  return <SessionEndNotice />;
}

/** Returns the sections that the access table allows for a user. */
export const menuOf = (role: Role, isHead = false) =>
  STAFF_MENU.filter(({ route }) => mayOpen(role, route, isHead));

/** Header of staff's screens. See docs/rules.md R106. */
export function OfficeHeader() {
  const user = useSessionUser();
  if (user === null) return null;
  return (
    <>
      <header className={`${styles['head']} on-dark`}>
        <div className="wrap">
          <OfficeMark role={user.role} />
          <Sections {...user} />
          {mayOwn(user.role) && <NewAssignments />}
          <SignedInUser user={user} className={styles['who']} />
          <Button small className={styles['leave']} onClick={() => askToSignOut(signOut)}>
            Cerrar sesión
          </Button>
        </div>
      </header>
      <SessionEnd />
    </>
  );
}

/** Returns true for the roles that simulations can be assigned to. */
export const mayOwn = (role: Role): boolean => role === 'executiverole' || role === 'commercialrole';

function Sections({ role, isHead }: Pick<SessionUser, 'role' | 'isHead'>) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => showInRow(nav.current, nav.current?.querySelector('[aria-current]')), [pathname]);
  const { data } = useQuery({ ...newAssignmentsQuery, enabled: false });
  const sections = menuOf(role, isHead);
  if (sections.length === 0) return null;
  return (
    <nav aria-label="Secciones" ref={nav}>
      {sections.map(({ route, label }) => (
        <NavLink key={route} to={route === '/listado' && data?.lists_own === true ? START_WITH_OWN : route}>
          {label}
          {route === '/tarifas' && <ToApprove />}
        </NavLink>
      ))}
    </nav>
  );
}

/** Number of rate sheets that the administrator may approve. See docs/rules.md R902. */
function ToApprove() {
  const enabled = useAttended();
  const { data } = useQuery({ ...priceApprovalQuery, enabled, refetchInterval: COUNT_EVERY_MS });
  const count = data?.to_approve ?? 0;
  return (
    count > 0 && (
      <>
        {' '}
        <span className={`${styles['count']} num`}>{formatInteger(count)}</span>
        <span className="sr-only"> por aprobar</span>
      </>
    )
  );
}

/** Routes of a simulation in progress, which an accidental press of the logo would lose. */
const SIMULATION_ROUTES: readonly ClientRoute[] = [
  '/simulador',
  '/simulador/resumen',
  '/simulador-hipotecario-copy',
  '/simulatorTemplate',
  '/simulador-profesional',
  '/simulador-profesional/resumen',
];

const isDuringSimulation = (pathname: string): boolean =>
  SIMULATION_ROUTES.some((route) => matchPath(route, pathname) !== null);

/** The bank's logo, which links home. During a simulation it is no link for roles with a dashboard. See docs/rules.md R106. */
function OfficeMark({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const home = homeOf(role);
  const mark = <BankMark className={styles['mark']} />;
  if (home === '/dashboard' && isDuringSimulation(pathname)) return mark;
  return (
    <Link className={styles['link']} to={home}>
      {mark}
    </Link>
  );
}

const COUNT_EVERY_MS = 60_000;

/** Links with the number of simulations that others assigned to the user since their last look, and of those whose mail or send failed. See docs/rules.md R517, R961. */
function NewAssignments() {
  // Each request keeps the session alive, so none is sent while nobody is active (R440).
  const enabled = useAttended();
  const { data } = useQuery({ ...newAssignmentsQuery, enabled, refetchInterval: COUNT_EVERY_MS });
  const sends = useQuery({ ...failedSendsQuery, enabled, refetchInterval: COUNT_EVERY_MS });
  const count = data?.unseen ?? 0;
  const failed = sends.data?.failed ?? 0;
  return (
    <p role="status" className={styles['new']}>
      {count > 0 && (
        <Link {...OWN_SIMULATIONS}>
          <span className={`${styles['count']} num`}>{formatInteger(count)}</span>{' '}
          <span>{count === 1 ? 'asignación nueva' : 'asignaciones nuevas'}</span>
        </Link>
      )}
      {failed > 0 && (
        <Link {...FAILED_SENDS}>
          <span className={`${styles['count']} num`}>{formatInteger(failed)}</span>{' '}
          <span>{failed === 1 ? 'envío con falla' : 'envíos con falla'}</span>
        </Link>
      )}
    </p>
  );
}
