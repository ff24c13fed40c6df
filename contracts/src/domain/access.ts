/** Access to screens by role, as data: router, menu and guards read it. See docs/rules.md R100 to R105. */

/** Roles of users. */
export const USER_ROLES = ['default', 'adminrole', 'executiverole', 'commercialrole'] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const ROLES = ['anonymous', ...USER_ROLES] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
/** The bank's own people: signed in without one of these roles is a visitor with a name. */
export const STAFF: readonly Role[] = ['adminrole', 'executiverole', 'commercialrole'];
export const SIMULATING_STAFF: readonly Role[] = ['adminrole', 'executiverole'];
const ADMIN: readonly Role[] = ['adminrole'];

/** Client routes and the roles that may open them. A route that is not listed is the 404 page, which is everyone's. */
export const ROUTE_ACCESS = {
  '/': EVERYONE,
  '/simulador': EVERYONE,
  '/simulador/resumen': EVERYONE,
  '/simulador-hipotecario-copy': EVERYONE,
  '/login': EVERYONE,
  '/401': EVERYONE,
  '/simulador/exito': SIMULATING_STAFF,
  '/simulatorTemplate': ['default', 'adminrole', 'commercialrole'],
  '/dashboard': STAFF,
  '/listado': STAFF,
  '/simulador-profesional': SIMULATING_STAFF,
  '/simulador-profesional/resumen': SIMULATING_STAFF,
  '/tarifas': ADMIN,
  '/tarifas/nueva': ADMIN,
  '/tarifas/hojas': ADMIN,
  '/tarifas/mantenedores': ADMIN,
  '/datos-personales': ADMIN,
} as const satisfies Record<string, readonly Role[]>;

export type ClientRoute = keyof typeof ROUTE_ACCESS;

/** Whether a path, without its closing slash, is one of the client's routes. */
export const isClientRoute = (path: string): path is ClientRoute => Object.hasOwn(ROUTE_ACCESS, path);

/** Other spellings of the client's routes. See docs/rules.md R101. */
export const ROUTE_SPELLINGS: Readonly<Record<string, ClientRoute>> = {
  '/index': '/simulador',
  '/simulador_summary': '/simulador/resumen',
  '/simulator_web_success': '/simulador/resumen',
  '/simulador_profesional': '/simulador-profesional',
  '/simulador_profesional_summary': '/simulador-profesional/resumen',
  '/simulator_profesional_success': '/simulador/exito',
};

export const mayOpen = (role: Role, route: ClientRoute): boolean =>
  (ROUTE_ACCESS[route] as readonly Role[]).includes(role);
