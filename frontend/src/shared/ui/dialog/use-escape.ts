import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes Escape from the browser while the dialog is the topmost one, wherever the focus is: a browser closes a dialog that has
 * refused it before. `onEscape`: what happens instead.
 */
export function useEscape(
  dialog: RefObject<HTMLDialogElement | null>,
  onEscape: (() => void) | undefined,
): void {
  const escape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const topmost = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (topmost !== dialog.current) return;
    event.preventDefault();
    onEscape?.();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => escape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
