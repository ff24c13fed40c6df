import { useCallback, type RefCallback, type RefObject } from 'react';

/** Returns the ref of an element that goes away: if the focus is on or in it then, it moves to the target instead of being lost. */
export const useFocusHandedOn = (target: RefObject<HTMLElement | null>): RefCallback<HTMLElement> =>
  useCallback(
    (element) => () => {
      if (element?.contains(document.activeElement)) target.current?.focus({ preventScroll: true });
    },
    [target],
  );
