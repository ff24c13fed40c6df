import { useEffect, useRef, type RefObject } from 'react';

/** Returns whether the component is still on screen, e.g. when an answer arrives: if not, a toast has to report it. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
