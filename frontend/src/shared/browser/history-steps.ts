/**
 * Intercepts back and forward before the router handles them. Chromium calls the window's listeners in the order of their
 * registration, capturing or not, so this module is imported before a router exists.
 */
type OnStep = (event: PopStateEvent) => void;

let first: OnStep | null = null;

window.addEventListener('popstate', (event) => first?.(event));

/** Registers a listener that gets each step before the router and can stop it. */
export function interceptHistorySteps(onStep: OnStep): () => void {
  first = onStep;
  return () => {
    if (first === onStep) first = null;
  };
}
