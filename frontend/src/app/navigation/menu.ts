import { mayOpen, type ClientRoute, type Role } from '@simulador/contracts/domain/access';

export interface Section {
  readonly route: ClientRoute;
  /** In the menu. */
  readonly label: string;
}

/** What staff find in the menu: the sections that have a screen, in their order. */
const SECTIONS: readonly Section[] = [
  { route: '/dashboard', label: 'Vista general' },
  { route: '/simulador-profesional', label: 'Simulador' },
  { route: '/simulatorTemplate', label: 'Simulador web' },
];

export interface Start extends Section {
  readonly description: string;
}

/** What the landing leads to. */
const STARTS: readonly Start[] = [
  {
    route: '/simulador-profesional',
    label: 'Simulador profesional',
    description: 'Simule con su cliente, guarde la simulación y envíesela por correo.',
  },
  {
    route: '/simulatorTemplate',
    label: 'Simulador web asistido',
    description: 'La simulación del sitio, completada por usted, con el teléfono del cliente.',
  },
  {
    route: '/simulador',
    label: 'Simulador del sitio',
    description: 'Lo que ven las personas que simulan por su cuenta.',
  },
];

/** The menu of a role, as the access table allows it. */
export const menuOf = (role: Role): readonly Section[] =>
  SECTIONS.filter(({ route }) => mayOpen(role, route));

/** Where a role may begin. */
export const startsOf = (role: Role): readonly Start[] => STARTS.filter(({ route }) => mayOpen(role, route));
