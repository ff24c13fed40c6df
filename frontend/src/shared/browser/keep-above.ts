import { listen } from './listen.ts';

/** Scrolls the focused element above the bar. `nearest` respects the page's scroll padding. */
function showFocus(focused: Element | null): void {
  if (focused === null || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}

// A focus by mouse must not scroll, because the button would no longer be under the pointer when it is released.
const onFocus = ({ target }: FocusEvent): void => {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
};

/**
 * Keeps the focus out from under a bar at the window's edge: publishes the bar's height, which changes with its texts, as a custom
 * property for the page's scroll padding. Returns a function for the bar's `ref`.
 */
export const keepAbove =
  (property: `--${string}`) =>
  (bar: HTMLElement): (() => void) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${bar.offsetHeight}px`);
      showFocus(document.activeElement);
    });
    observer.observe(bar);
    const unfollow = listen(document, ['focusin'], onFocus);
    return () => {
      observer.disconnect();
      unfollow();
      style.removeProperty(property);
    };
  };
