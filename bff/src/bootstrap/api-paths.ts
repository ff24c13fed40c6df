import { BFF_OPERATION_LIST } from '@simulador/contracts/api/find-operation';

/** First path segments of the API, matched in any case, as its routes are. All other paths belong to the client. */
const ROOTS = [...new Set(BFF_OPERATION_LIST.map(({ path }) => path.split('/')[1] ?? ''))];
const API_PATH = new RegExp(`^/+(${ROOTS.join('|')})(/|$)`, 'i');

/** Paths of operators and probes; all others are also served below `/api/`. See docs/rules.md R170. */
const ALSO_BELOW_API = ROOTS.filter((root) => root !== 'ops' && root !== 'health');
const BELOW_API = new RegExp(`^/api(?=/(?:${ALSO_BELOW_API.join('|')})(?:/|\\?|$))`, 'i');

export const isApiPath = (path: string): boolean => API_PATH.test(path);

/** Turns `/api/api/token` into `/api/token`, because some clients append paths that start with `/api/` to the base `{host}/api/`. */
export const withoutDoubledBase = (url: string): string => url.replace(BELOW_API, '');
