import { matchPath } from 'react-router-dom';
import type { ClientRoute } from '@simulador/contracts/domain/access';

/** A simulation goes on here: what leads away from it by accident would lose it. */
const SIMULATION_ROUTES: readonly ClientRoute[] = [
  '/simulador',
  '/simulador/resumen',
  '/simulador-hipotecario-copy',
  '/simulatorTemplate',
  '/simulador-profesional',
  '/simulador-profesional/resumen',
];

export const isDuringSimulation = (pathname: string): boolean =>
  SIMULATION_ROUTES.some((route) => matchPath(route, pathname) !== null);
