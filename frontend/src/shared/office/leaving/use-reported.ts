import { useEffect } from 'react';

/** Reports whether a form has unsaved text; false once the form is unmounted. `onReport` must be stable. */
export function useReported(value: boolean, onReport: (value: boolean) => void): void {
  useEffect(() => {
    onReport(value);
    return () => onReport(false);
  }, [value, onReport]);
}
