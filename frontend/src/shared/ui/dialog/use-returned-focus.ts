import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** What had the focus before a dialog opened has it again when the dialog is gone, unless `instead` is set by then. */
export function useReturnedFocus(instead?: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  const giveBack = useEffectEvent(() => {
    const target = instead?.current ?? opener;
    if (target instanceof HTMLElement) target.focus();
  });
  useEffect(() => () => giveBack(), []);
}
