/** Paths below these belong to the API, in any case, as its routes match; everything else is the client's. */
const API_ROOTS = ['api', 'authentication', 'simulations', 'products', 'inmobiliarias', 'ops', 'health'];
const API_PATH = new RegExp(`^/(${API_ROOTS.join('|')})(/|$)`, 'i');

/** Roots of the API; all also answer below `/api/`. See docs/rules.md R170. */
const BELOW_API = /^\/api(?=\/(?:api|authentication|simulations|products|inmobiliarias)(?:\/|\?|$))/i;

export const isApiPath = (path: string): boolean => API_PATH.test(path);

/** `/api/api/token` is `/api/token`: "the base is {host}/api/" can be read both ways. */
export const withoutDoubledBase = (url: string): string => url.replace(BELOW_API, '');
