/** Our origin, the only one that the browser calls. Empty in the build, which renders the first screen without requests. */
export const ORIGIN = typeof window === 'undefined' ? '' : window.location.origin;
