import { matchPath, useLocation } from 'react-router-dom';
import {
  isClientRoute,
  mayOpen,
  ROUTE_ACCESS,
  type ClientRoute,
  type Role,
} from '@simulador/contracts/people/access';
import type { SessionUser } from '#shared/session/session-state.ts';
import { createContext, useContext, useState, useEffect } from 'react';

export const ROUTES = Object.keys(ROUTE_ACCESS).filter(isClientRoute);

/**
 * Returns the target of the bank's logo and of error pages' link. `otherwise`: for users without a dashboard. See docs/rules.md
 * R106.
 */
export const homeOf = (role: Role, otherwise: ClientRoute = '/'): ClientRoute =>
  mayOpen(role, '/dashboard') ? '/dashboard' : otherwise;

/** Returns the address that a sign-in leads to: the page that was requested before, if the user may open it, else the role's page. See docs/rules.md R102, R103. */
export function landingOf(user: Pick<SessionUser, 'role' | 'isHead'>, entry: unknown): string {
  const from = rememberedIn(entry);
  return from !== null && isFor(user, from) ? from : homeOf(user.role, '/simulador');
}

/** Returns the page that was requested before the sign-in, from the history entry. */
export function rememberedIn(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || !('from' in entry)) return null;
  return typeof entry.from === 'string' ? entry.from : null;
}

function isFor({ role, isHead }: Pick<SessionUser, 'role' | 'isHead'>, address: string): boolean {
  const { pathname, origin } = new URL(address, window.location.origin);
  if (origin !== window.location.origin) return false;
  const route = ROUTES.find((each) => matchPath(each, pathname));
  return route !== undefined && mayOpen(role, route, isHead);
}

/** True if the screen was reached by a link or a history step, false after loading or reloading the page. */
export const Arrival = createContext(false);

export const useHasArrived = (): boolean => useContext(Arrival);

/** Returns the value for the provider. Each navigation creates a new location, also one back to the first. */
export function useArrival(): boolean {
  const location = useLocation();
  const [first] = useState(location);
  return location !== first;
}

/** See docs/rules.md R107. */
export const SIMULATOR_TITLE = 'Solicitar Crédito Hipotecario para la Vivienda';
export const OFFICE_TITLE = 'Simulador Ejecutivo';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
