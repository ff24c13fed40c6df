import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Who was led to a screen begins at its top, and the keyboard in its content, unless the screen knows better. */
export function useArrival(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const wasLed = useRef(useNavigationType() !== 'POP');
  useEffect(() => {
    if (!wasLed.current || document.activeElement !== document.body) return;
    document.documentElement.scrollTop = 0;
    content.current?.focus({ preventScroll: true });
  }, []);
  return content;
}
