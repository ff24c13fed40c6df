/**
 * Steps back and forward, before the router gets them: browsers call listeners in the order of their registration, so this is
 * imported before there is a router.
 */
type OnStep = (event: PopStateEvent) => void;

let first: OnStep | null = null;

window.addEventListener('popstate', (event) => first?.(event));

/** The listener gets each step before the router, and may stop it. */
export function interceptHistorySteps(onStep: OnStep): () => void {
  first = onStep;
  return () => {
    if (first === onStep) first = null;
  };
}
