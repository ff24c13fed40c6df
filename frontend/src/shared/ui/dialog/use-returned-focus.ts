import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Restores the focus from before a dialog when it closes, unless `instead` is set by then. What had it may be gone, or was nothing
 * (an address that opens the dialog): then the page's content has it.
 */
export function useReturnedFocus(instead?: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  const giveBack = useEffectEvent(() => {
    const target = instead?.current ?? opener;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
    else document.querySelector('main')?.focus({ preventScroll: true });
  });
  useEffect(() => () => giveBack(), []);
}
