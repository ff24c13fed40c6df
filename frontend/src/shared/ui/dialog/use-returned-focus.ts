import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Restores the focus from before a dialog when it closes, unless `instead` is set by then. If that element is gone, or nothing
 * had the focus (an address that opens the dialog), the page's content gets it, unless a dialog below, closed together with this one,
 * has already handed it on.
 */
export function useReturnedFocus(instead?: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  const giveBack = useEffectEvent(() => {
    const target = instead?.current ?? opener;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
    else if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  });
  useEffect(() => () => giveBack(), []);
}
