import { mayOpen, type ClientRoute, type Role } from '@simulador/contracts/domain/access';

export interface Section {
  readonly route: ClientRoute;
  /** In the menu. */
  readonly label: string;
}

/** Menu of staff: the sections that have a screen, in their order. */
const SECTIONS: readonly Section[] = [
  { route: '/dashboard', label: 'Vista general' },
  { route: '/listado', label: 'Listado' },
  { route: '/simulador-profesional', label: 'Simulador' },
  { route: '/simulatorTemplate', label: 'Simulador web' },
  { route: '/tarifas', label: 'Tarifas' },
  { route: '/datos-personales', label: 'Datos personales' },
];

/** The menu of a role, as the access table allows it. */
export const menuOf = (role: Role): readonly Section[] =>
  SECTIONS.filter(({ route }) => mayOpen(role, route));
