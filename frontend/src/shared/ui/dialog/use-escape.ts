import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Handles Escape wherever the focus is, because a browser would force a dialog closed at the second Escape. A dialog handles it
 * while it is the topmost one; a dialog beside the page (`data-beside`), while no other is open and the user is not typing elsewhere. `onEscape`: called
 * instead of the browser's action.
 */
export function useEscape(frame: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined): void {
  const escape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const topmost = [...document.querySelectorAll('dialog[open]:not([data-beside])')].at(-1);
    if (topmost === undefined ? isTypingOutside(frame.current, event.target) : topmost !== frame.current)
      return;
    event.preventDefault();
    onEscape?.();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => escape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isTypingOutside = (frame: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea') && frame?.contains(target) !== true;
