import { useLayoutEffect, useRef } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import type { ClientRoute, Role } from '@simulador/contracts/people/access';
import { askToSignOut } from '#shared/office/leaving/unsaved.ts';
import { signOut } from '#shared/session/session.ts';
import { useSessionUser } from '#shared/session/use-session.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { showInRow } from '#shared/ui/layout/show-in-row.ts';
import { homeOf } from '../navigation/landing.ts';
import { menuOf } from '../navigation/menu.ts';
import { NewAssignments } from './new-assignments.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { SignedInUser } from './signed-in-user.tsx';
import styles from './office-header.module.css';

/** Header of staff's screens. See docs/rules.md R106. */
export function OfficeHeader() {
  const user = useSessionUser();
  if (user === null) return null;
  return (
    <>
      <header className={`${styles['head']} on-dark`}>
        <div className="wrap">
          <OfficeMark role={user.role} />
          <Sections role={user.role} />
          {mayOwn(user.role) && <NewAssignments />}
          <SignedInUser user={user} className={styles['who']} />
          <Button small className={styles['leave']} onClick={() => askToSignOut(signOut)}>
            Cerrar sesión
          </Button>
        </div>
      </header>
      <SessionEndNotice />
    </>
  );
}

/** Returns true for the roles that simulations can be assigned to. */
const mayOwn = (role: Role): boolean => role === 'executiverole' || role === 'commercialrole';

function Sections({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => showInRow(nav.current, nav.current?.querySelector('[aria-current]')), [pathname]);
  const sections = menuOf(role);
  if (sections.length === 0) return null;
  return (
    <nav aria-label="Secciones" ref={nav}>
      {sections.map(({ route, label }) => (
        <NavLink key={route} to={route}>
          {label}
        </NavLink>
      ))}
    </nav>
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
