/**
 * Steps back and forward, before the router hears of them: browsers tell who listens in the order in which they began to, so
 * that this is imported before there is a router.
 */
type OnStep = (event: PopStateEvent) => void;

let first: OnStep | null = null;

window.addEventListener('popstate', (event) => first?.(event));

/** Whoever is told first may keep a step to themselves. */
export function hearStepsFirst(onStep: OnStep): () => void {
  first = onStep;
  return () => {
    if (first === onStep) first = null;
  };
}
