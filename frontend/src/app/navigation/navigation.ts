import { useLocation } from 'react-router-dom';
import {
  isClientRoute,
  mayOpen,
  ROUTE_ACCESS,
  type ClientRoute,
  type Role,
} from '@simulador/contracts/people/access';
import { createContext, useState, useEffect } from 'react';

export const ROUTES = Object.keys(ROUTE_ACCESS).filter(isClientRoute);
/** Routes that end the session which a guard would require; no user is requested there. */
export const UNGUARDED: readonly string[] = ['/login', '/401'] satisfies ClientRoute[];

/**
 * Returns the target of the bank's logo and of error pages' link. `otherwise`: for users without a dashboard. See docs/rules.md
 * R106.
 */
export const homeOf = (role: Role, otherwise: ClientRoute = '/'): ClientRoute =>
  mayOpen(role, '/dashboard') ? '/dashboard' : otherwise;

/** True if the screen was reached by a link or a history step, false after loading or reloading the page. */
export const Arrival = createContext(false);

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
