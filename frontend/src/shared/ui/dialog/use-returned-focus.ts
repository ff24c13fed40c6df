import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Restores the focus from before a dialog when it closes, unless `instead` is set by then. */
export function useReturnedFocus(instead?: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  const giveBack = useEffectEvent(() => {
    const target = instead?.current ?? opener;
    if (target instanceof HTMLElement) target.focus();
  });
  useEffect(() => () => giveBack(), []);
}
