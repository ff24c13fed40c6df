import { type ReactNode, use, useEffect, useRef, type RefObject } from 'react';
import { listen } from '#shared/browser/listen.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { OFFICE_TITLE, usePageTitle, Arrival } from '../navigation/navigation.ts';
import { OfficeHeader } from './office-header.tsx';
import { SkipLink } from './page-head.tsx';
import { useNavigationType } from 'react-router-dom';

/** Layout of staff's screens. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  usePageTitle(OFFICE_TITLE);
  const content = useRef<HTMLElement>(null);
  useFocusAfterNavigation(content);
  useFocusAfterRemoval(content);
  return (
    <div className="has-[[data-foot]]:flex has-[[data-foot]]:min-h-dvh has-[[data-foot]]:flex-col filled:flex filled:h-dvh filled:flex-col">
      <SkipLink />
      <OfficeHeader />
      {/* The list takes the width that a client's sheet beside it leaves, and is not printed with it. */}
      <main
        className="wrap max-w-332 pb-16 has-[[data-foot]]:flex has-[[data-foot]]:flex-1 has-[[data-foot]]:flex-col has-[[data-foot]]:pb-0 has-[>[data-beside]]:grid has-[>[data-beside]]:max-w-none! has-[>[data-beside]]:grid-cols-[minmax(0,1fr)_640px] has-[>[data-beside]]:gap-x-4 has-[>[data-beside]]:pr-0 has-[>[data-fills]]:max-w-none has-[>[data-fills]]:gap-0 has-[>[data-fills]]:p-0 has-[>nav]:max-w-400 print:has-[>dialog]:block! filled:min-h-0 filled:flex-1 filled:grid-rows-[minmax(0,1fr)] [&>:has([data-foot])]:flex [&>:has([data-foot])]:flex-1 [&>:has([data-foot])]:flex-col print:has-[>dialog]:[&>:not(dialog)]:hidden"
        id="contenido"
        tabIndex={-1}
        ref={content}
      >
        {children}
      </main>
      <LeaveQuestion />
    </div>
  );
}

/**
 * Focuses the content after a navigation, unless the screen focused something itself. A new screen starts at its top; when going
 * back or forward, the browser restores the scroll position. On the body, a screen reader would start over.
 */
function useFocusAfterNavigation(content: RefObject<HTMLElement | null>): void {
  const hasArrived = useRef(use(Arrival));
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
    const ends = [listen(main, ['focusin'], onFocus), listen(main, ['focusout'], checkSoon)];
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      ends.forEach((end) => end());
    };
  }, [content]);
}

const isFocusTarget = (target: EventTarget, index: number): target is HTMLElement =>
  target instanceof HTMLElement && (index === 0 || target.hasAttribute('tabindex'));
