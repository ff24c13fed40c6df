import { matchPath } from 'react-router-dom';
import {
  isClientRoute,
  mayOpen,
  ROUTE_ACCESS,
  type ClientRoute,
  type Role,
} from '@simulador/contracts/domain/access';

const ROUTES = Object.keys(ROUTE_ACCESS).filter(isClientRoute);

/** Where the bank's sign leads, and the way out of a dead end. `otherwise`: for who has no dashboard. See docs/rules.md R106. */
export const homeOf = (role: Role, otherwise: ClientRoute = '/'): ClientRoute =>
  mayOpen(role, '/dashboard') ? '/dashboard' : otherwise;

/** Where a sign-in leads: to what was asked for before it, if the role may, else the page of the role. See docs/rules.md R102, R103. */
export function landingOf(role: Role, entry: unknown): string {
  const from = rememberedIn(entry);
  if (from !== null && isFor(role, from)) return from;
  return homeOf(role, '/simulador-profesional');
}

function rememberedIn(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || !('from' in entry)) return null;
  return typeof entry.from === 'string' ? entry.from : null;
}

function isFor(role: Role, address: string): boolean {
  const { pathname, origin } = new URL(address, window.location.origin);
  if (origin !== window.location.origin) return false;
  const route = ROUTES.find((each) => matchPath(each, pathname));
  return route !== undefined && mayOpen(role, route);
}
