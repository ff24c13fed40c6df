/** Who may do what, as data: router, menu and guards read it. See docs/rules.md R100 to R105. */

/** Of who signs in. */
export const USER_ROLES = ['default', 'adminrole', 'executiverole', 'commercialrole'] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const ROLES = ['anonymous', ...USER_ROLES] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
/** The bank's own people: signed in without one of these roles is a visitor with a name. */
export const STAFF: readonly Role[] = ['adminrole', 'executiverole', 'commercialrole'];
const SIMULATING_STAFF: readonly Role[] = ['adminrole', 'executiverole'];
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
  '/tarifas/mantenedores': ADMIN,
} as const satisfies Record<string, readonly Role[]>;

export type ClientRoute = keyof typeof ROUTE_ACCESS;

/** Whether a path, without its closing slash, is one of the client's routes. */
export const isClientRoute = (path: string): path is ClientRoute => Object.hasOwn(ROUTE_ACCESS, path);

export const mayOpen = (role: Role, route: ClientRoute): boolean =>
  (ROUTE_ACCESS[route] as readonly Role[]).includes(role);

/** One BFF operation and who may call it. `path` is the OpenAPI template, without a closing slash. */
export interface EndpointRule {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly roles: readonly Role[];
  /** For whoever holds the operators' credential instead of a role. */
  readonly operators?: true;
  /** For the bank's own script too, by the service account's credentials. */
  readonly service?: true;
}

const open = (method: EndpointRule['method'], path: string): EndpointRule => ({
  method,
  path,
  roles: EVERYONE,
});

const staff = (method: EndpointRule['method'], path: string): EndpointRule => ({
  method,
  path,
  roles: STAFF,
});

const ops = (path: string): EndpointRule => ({ method: 'GET', path, roles: [], operators: true });

/** An operation that is not listed here is refused to everybody. */
export const ENDPOINT_ACCESS: readonly EndpointRule[] = [
  open('GET', '/health/live'),
  open('GET', '/health/ready'),
  ops('/ops/modes'),
  ops('/ops/drift'),
  ops('/ops/shadow'),
  ops('/ops/metrics'),
  ops('/ops/jobs'),
  open('GET', '/api/external/paridad'),
  open('GET', '/api/external/catalogos_simulador'),
  open('GET', '/api/external/seguros_desgravamen'),
  open('GET', '/api/external/seguros_incendio'),
  open('GET', '/api/external/seguros_cesantia'),
  open('POST', '/api/external/calc_dividendo'),
  open('GET', '/api/external/tarifas'),
  open('POST', '/simulations/api/calc_operation_costs'),
  open('POST', '/simulations/api/calc_simulation_web'),
  open('POST', '/products/api/tmc'),
  open('GET', '/products/api/products'),
  open('GET', '/products/api/loan_uses'),
  open('GET', '/products/api/real_estate_types'),
  open('POST', '/api/tarificador/Tarifa'),
  open('GET', '/api/tarificador/RealEstateType'),
  open('GET', '/api/tarificador/Product'),
  open('GET', '/api/simulador/inicio'),
  open('POST', '/api/simulador/comparacion'),
  open('POST', '/api/simulador/cuadro'),
  open('POST', '/api/token'),
  open('POST', '/api/simulador/sesion/renovar'),
  open('POST', '/api/simulador/sesion/cerrar'),
  { method: 'GET', path: '/authentication/api/user/info', roles: USER_ROLES },
  staff('GET', '/api/integrations/get_real_estates'),
  staff('GET', '/api/integrations/get_projects_by_real_estate/{id}'),
  staff('GET', '/inmobiliarias/Company'),
  staff('GET', '/inmobiliarias/CompanyProject'),
  staff('GET', '/inmobiliarias/CompanyLocation'),
  open('POST', '/authentication/api/clients'),
  open('PUT', '/authentication/api/clients/{uuid}'),
  open('POST', '/simulations/api/web/simulations/create'),
  { method: 'POST', path: '/simulations/api/executive/simulations/create', roles: SIMULATING_STAFF },
  { ...open('GET', '/simulations/api/simulation/{uuid}'), service: true },
  open('POST', '/simulations/api/mail/send'),
  open('GET', '/authentication/api/clients/{uuid}/last_simulation_email'),
  { ...open('GET', '/api/external/pdf_simulacion'), service: true },
];
