import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes Escape from the browser, wherever the focus is: a browser closes a dialog that has refused it before. A dialog answers while
 * it is the topmost one; what is no dialog, while none is open and nobody types elsewhere. `onEscape`: what happens instead.
 */
export function useEscape(frame: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined): void {
  const escape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const topmost = [...document.querySelectorAll('dialog[open]')].at(-1);
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
