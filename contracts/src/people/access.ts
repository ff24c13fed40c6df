/** Access to screens by role, for router, menu and guards. See docs/rules.md R100 to R105. */

export const USER_ROLES = ['default', 'adminrole', 'executiverole', 'commercialrole'] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const ROLES = ['anonymous', ...USER_ROLES] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
/** Roles of the bank's employees. A signed-in user with another role has the rights of a visitor. */
export const STAFF: readonly Role[] = ['adminrole', 'executiverole', 'commercialrole'];
export const SIMULATING_STAFF: readonly Role[] = ['adminrole', 'executiverole'];
const ADMIN: readonly Role[] = ['adminrole'];

/** Client routes and the roles that may open them. Any other route shows the 404 page, which everyone may open. */
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
  '/jefatura': ADMIN,
  '/datos-personales': ADMIN,
} as const satisfies Record<string, readonly Role[]>;

export type ClientRoute = keyof typeof ROUTE_ACCESS;

/** Returns true if a path without trailing slash is one of the client's routes. */
export const isClientRoute = (path: string): path is ClientRoute => Object.hasOwn(ROUTE_ACCESS, path);

/** Aliases of the client's routes. See docs/rules.md R101. */
export const ROUTE_SPELLINGS: Readonly<Record<string, ClientRoute>> = {
  '/index': '/simulador',
  '/simulador_summary': '/simulador/resumen',
  '/simulator_web_success': '/simulador/resumen',
  '/simulador_profesional': '/simulador-profesional',
  '/simulador_profesional_summary': '/simulador-profesional/resumen',
  '/simulator_profesional_success': '/simulador/exito',
};

/** @param isHead whether the user heads a branch. See docs/rules.md R720. */
export const mayOpen = (role: Role, route: ClientRoute, isHead = false): boolean =>
  (ROUTE_ACCESS[route] as readonly Role[]).includes(role) ||
  (isHead && route === '/jefatura' && STAFF.includes(role));
