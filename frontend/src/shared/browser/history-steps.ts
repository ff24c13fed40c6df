/**
 * Intercepts back and forward before the router handles them. Browsers call listeners in the order of registration, so this
 * module is imported before a router exists.
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
