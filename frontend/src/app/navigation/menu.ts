import { mayOpen, type ClientRoute, type Role } from '@simulador/contracts/people/access';

export interface Section {
  readonly route: ClientRoute;
  /** Label in the menu. */
  readonly label: string;
}

/** Sections of staff's menu that have a screen, in order. */
const SECTIONS: readonly Section[] = [
  { route: '/dashboard', label: 'Vista general' },
  { route: '/listado', label: 'Listado' },
  { route: '/simulador-profesional', label: 'Simulador' },
  { route: '/simulatorTemplate', label: 'Simulador web' },
  { route: '/tarifas', label: 'Tarifas' },
  { route: '/datos-personales', label: 'Datos personales' },
];

/** Returns the sections that the access table allows for the role. */
export const menuOf = (role: Role): readonly Section[] =>
  SECTIONS.filter(({ route }) => mayOpen(role, route));
