/** Keeps the keyboard's focus in the content of staff's screens. On the body, a screen reader would start over. */
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHasArrived } from '../navigation/arrival.ts';

export function useContentFocus(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  useFocusAfterNavigation(content);
  useFocusAfterRemoval(content);
  return content;
}

/**
 * Focuses the content after a navigation, unless the screen focused something itself. A new screen starts at its top; when going
 * back or forward, the browser restores the scroll position.
 */
function useFocusAfterNavigation(content: RefObject<HTMLElement | null>): void {
  const hasArrived = useRef(useHasArrived());
  const isBack = useRef(useNavigationType() === 'POP');
  useEffect(() => {
    if (!hasArrived.current || document.activeElement !== document.body) return;
    if (!isBack.current) document.documentElement.scrollTop = 0;
    content.current?.focus({ preventScroll: true });
  }, [content]);
}

/**
 * Moves the focus when the focused row, link or button goes away or is disabled: to the nearest enclosing element that can take the
 * focus, such as a table's region. Does nothing if the user moved the focus out of the content.
 */
function useFocusAfterRemoval(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current;
    if (main === null) return undefined;
    /** The focused element, and the enclosing elements that can take the focus. */
    let path: readonly HTMLElement[] = [];
    const onFocus = (event: FocusEvent): void => {
      path = event.composedPath().filter(isFocusTarget);
    };
    const check = (): void => {
      if (document.activeElement !== document.body) return;
      const next = path.find((each) => each.isConnected && !each.matches(':disabled'));
      if (next !== path[0]) next?.focus({ preventScroll: true });
      else path = [];
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Deferred, because a screen that removes an element itself moves the focus first.
    const checkSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(check);
    };
    const observer = new MutationObserver(checkSoon);
    observer.observe(main, { childList: true, subtree: true });
    main.addEventListener('focusin', onFocus);
    main.addEventListener('focusout', checkSoon);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      main.removeEventListener('focusin', onFocus);
      main.removeEventListener('focusout', checkSoon);
    };
  }, [content]);
}

const isFocusTarget = (target: EventTarget, index: number): target is HTMLElement =>
  target instanceof HTMLElement && (index === 0 || target.hasAttribute('tabindex'));
