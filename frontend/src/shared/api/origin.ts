/** Our own origin: the browser knows no other. The build, which draws the first screen, has none and sends no request. */
export const ORIGIN = typeof window === 'undefined' ? '' : window.location.origin;
