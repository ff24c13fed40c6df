/** Scrolls the element with a visible focus above the bar. `nearest` respects the page's scroll padding. */
function showFocus(): void {
  const focused = document.activeElement;
  if (focused?.matches(':focus-visible') === true) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps the focus above a bar at the bottom edge: publishes the bar's height, which changes with its texts, as `--bar-height` for the
 * page's scroll padding. For the bar's `ref`.
 */
export function keepAbove(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--bar-height', `${bar.offsetHeight}px`);
    showFocus();
  });
  observer.observe(bar);
  document.addEventListener('focusin', showFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', showFocus);
    style.removeProperty('--bar-height');
  };
}
