import { useEffect } from 'react';

/** Reports whether a form of the detail has unsaved text, and no more once it is gone. `onTyped` must be stable. */
export function useReportedTyping(isTyped: boolean, onTyped: (isTyped: boolean) => void): void {
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
}
