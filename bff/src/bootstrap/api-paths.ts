/** Paths of the API, by the first segments of its operations. */
export interface ApiPaths {
  /** Returns true for the API's paths, in any case, as its routes are. All other paths belong to the client. */
  isApiPath(path: string): boolean;
  /** Turns `/api/api/token` into `/api/token`, because some clients append paths that start with `/api/` to the base `{host}/api/`. */
  withoutDoubledBase(url: string): string;
}

export function apiPaths(operations: readonly { readonly path: string }[]): ApiPaths {
  const roots = [...new Set(operations.map(({ path }) => path.split('/')[1] ?? ''))];
  const apiPath = new RegExp(`^/+(${roots.join('|')})(/|$)`, 'i');
  // Paths of operators and probes are not served below `/api/`. See docs/rules.md R170.
  const alsoBelowApi = roots.filter((root) => root !== 'ops' && root !== 'health');
  const belowApi = new RegExp(`^/api(?=/(?:${alsoBelowApi.join('|')})(?:/|\\?|$))`, 'i');
  return {
    isApiPath: (path) => apiPath.test(path),
    withoutDoubledBase: (url) => url.replace(belowApi, ''),
  };
}
