const LIST_PATHS = /^\/api\/external\/(paridad|catalogos_simulador|tarifas|seguros_\w+)\/?$/i;
const CALCULATOR_PATHS = /^\/api\/external\/calc_dividendo\/?$|^\/simulations\/api\/calc_\w+\/?$/i;

/**
 * The field beside `detail` that clients of the external calculators read, or null.
 * See docs/rules.md R172.
 */
export function legacyErrorField(path: string): 'errors' | 'errors_detail' | null {
  if (LIST_PATHS.test(path)) return 'errors';
  return CALCULATOR_PATHS.test(path) ? 'errors_detail' : null;
}
