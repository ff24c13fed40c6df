import { Link, matchPath, useLocation } from 'react-router-dom';
import { type ClientRoute, type Role, mayOpen } from '@simulador/contracts/people/access';
import { SENT } from '#shared/simulation/professional-entry.ts';
import { askToSignOut } from '#shared/office/leaving/unsaved.ts';
import { signOut } from '#shared/session/session.ts';
import { type SessionUser, useSessionUser } from '#shared/session/session-state.ts';
import { BankMark } from '#shared/ui/bank-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useCurrentInRow } from '#shared/ui/layout/show-in-row.ts';
import { homeOf } from '../navigation/navigation.ts';
import { SessionEnd } from './session-end.tsx';
import { useQuery } from '@tanstack/react-query';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useAttended } from '#shared/browser/use-attended.ts';
import { priceApprovalQuery } from '#shared/office/price-approval.ts';
import { failedSendsQuery, START_WITH_OWN } from '../../office/lists/failed-sends-query.ts';

/** Sections of staff's menu: first those that all of the desk's work is in. */
const MENU: readonly { readonly route: ClientRoute; readonly label: string }[] = [
  { route: '/dashboard', label: 'Vista general' },
  { route: '/listado', label: 'Listado' },
  { route: '/simulador-profesional', label: 'Simulador' },
  { route: '/tarifas', label: 'Tarifas' },
  { route: '/simulatorTemplate', label: 'Simulador web' },
  { route: '/jefatura', label: 'Jefatura' },
  { route: '/datos-personales', label: 'Datos personales' },
];

/** Returns the sections that the access table allows for a user. */
export const menuOf = (role: Role, isHead = false) =>
  MENU.filter(({ route }) => mayOpen(role, route, isHead));

/** Header of staff's screens. See docs/rules.md R106. */
export function OfficeHeader() {
  const user = useSessionUser();
  if (user === null) return null;
  return (
    <>
      <header className="on-dark bg-inverse text-on-solid print:hidden">
        <div className="wrap flex min-h-14 max-w-none flex-wrap items-center gap-x-6 max-md:justify-between max-md:gap-y-2 max-md:pt-3 xl:flex-nowrap">
          <OfficeMark role={user.role} />
          <Sections {...user} />
          {/* On a phone both share a row, so that a notice that comes later moves nothing. */}
          <div className="contents max-md:order-2 max-md:flex max-md:w-full max-md:items-center max-md:gap-3">
            {mayOwn(user.role) && <FailedSends />}
            <SignedInUser user={user} />
          </div>
          <Button
            small
            className="border-inverse-edge! bg-transparent! text-on-solid! hover:border-on-solid!"
            onClick={() => askToSignOut(signOut)}
          >
            Cerrar sesión
          </Button>
        </div>
      </header>
      <SessionEnd />
    </>
  );
}

/** Returns true for the roles that simulations can be assigned to. */
const mayOwn = (role: Role): boolean => role === 'executiverole' || role === 'commercialrole';

function Sections({ role, isHead }: Pick<SessionUser, 'role' | 'isHead'>) {
  const { pathname } = useLocation();
  const nav = useCurrentInRow();
  const sections = menuOf(role, isHead);
  if (sections.length === 0) return null;
  return (
    // Positioned, so that a text for screen readers scrolls with the row and does not widen the page.
    <nav
      className="relative order-3 flex w-full gap-5 overflow-x-auto xl:order-0 xl:ml-4 xl:w-auto xl:gap-7"
      aria-label="Secciones"
      ref={nav}
    >
      {sections.map(({ route, label }) => (
        <Link
          key={route}
          className="inline-flex min-h-11 flex-none items-center gap-2 border-x-0 border-y-3 border-transparent text-14 font-semibold text-on-solid no-underline hover:border-b-inverse-edge hover:text-on-solid aria-[current]:border-b-accent xl:min-h-14"
          to={route === '/listado' && mayOwn(role) ? START_WITH_OWN : route}
          aria-current={matchPath({ path: route, end: false }, pathname) ? 'page' : undefined}
        >
          {label}
          {route === '/tarifas' && <ToApprove />}
        </Link>
      ))}
    </nav>
  );
}

const COUNT =
  'num inline-grid h-5.5 min-w-5.5 place-items-center rounded-full bg-primary-tint px-1.5 text-primary-dark';
const FAILED =
  'inline-flex min-h-9 items-center gap-2 text-14 font-semibold text-on-solid no-underline hover:text-on-solid hover:underline max-md:whitespace-normal md:whitespace-nowrap';

/** Number of rate sheets that the administrator may approve. See docs/rules.md R902. */
function ToApprove() {
  const enabled = useAttended();
  const { data } = useQuery({ ...priceApprovalQuery, enabled, refetchInterval: COUNT_EVERY_MS });
  const count = data?.to_approve ?? 0;
  return (
    count > 0 && (
      <>
        {' '}
        <span className={COUNT}>{formatInteger(count)}</span>
        <span className="sr-only"> por aprobar</span>
      </>
    )
  );
}

/** Returns true at the address of a simulation in progress, which an accidental press of the logo would lose. */
const isDuringSimulation = (pathname: string): boolean =>
  /^\/simul/i.test(pathname) && matchPath(SENT, pathname) === null;

/** The bank's logo, which links home. During a simulation it is no link for roles with a dashboard. See docs/rules.md R106. */
function OfficeMark({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const home = homeOf(role);
  const mark = <BankMark className="text-on-solid" />;
  if (home === '/dashboard' && isDuringSimulation(pathname)) return mark;
  return (
    <Link className="inline-flex no-underline" to={home}>
      {mark}
    </Link>
  );
}

const COUNT_EVERY_MS = 60_000;

/** Link with the number of the user's simulations whose mail or send failed. See docs/rules.md R961. */
function FailedSends() {
  // Each request keeps the session alive, so none is sent while nobody is active (R440).
  const enabled = useAttended();
  const { data } = useQuery({ ...failedSendsQuery, enabled, refetchInterval: COUNT_EVERY_MS });
  const failed = data?.length ?? 0;
  return (
    // Takes no room while it is empty, but stays known to screen readers, which announce what is put in it.
    <p role="status" className="empty:absolute max-md:order-2 max-md:ml-auto max-md:grid max-md:flex-none">
      {failed > 0 && (
        <Link className={FAILED} to="/dashboard">
          <span className={COUNT}>{formatInteger(failed)}</span>{' '}
          <span>{failed === 1 ? 'envío con falla' : 'envíos con falla'}</span>
        </Link>
      )}
    </p>
  );
}

/** Labels of the roles; a user with none of the three roles has none. See docs/rules.md R106. */
const ROLE_LABELS: Partial<Record<Role, string>> = {
  adminrole: 'Administrador',
  executiverole: 'Ejecutivo Hipotecario',
  commercialrole: 'Ejecutivo Comercial',
};

function SignedInUser({ user }: { user: SessionUser }) {
  const label = ROLE_LABELS[user.role];
  return (
    <div className="flex min-h-10 min-w-0 items-center gap-2.5 text-14 leading-[1.3] md:ml-auto md:min-h-14 md:min-w-auto lg:min-w-0">
      <span
        className="grid size-[2rem] flex-none place-items-center rounded-full bg-primary-tint font-bold text-primary md:size-[2.25rem]"
        aria-hidden="true"
      >
        {initialsOf(user.full_name)}
      </span>
      <p className="flex min-w-0 flex-wrap gap-x-2.5 *:block *:min-w-0 *:wrap-anywhere md:block md:*:truncate">
        <b className="font-semibold">{user.full_name}</b>
        {label !== undefined && <span className="text-inverse-soft">{label}</span>}
      </p>
    </div>
  );
}

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Returns at most two letters: `VF` for `Valentina de la Fuente`. */
function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const names = words.some(isName) ? words.filter(isName) : words;
  return names
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('es-CL');
}
