import { useEffect, useRef, type RefObject } from 'react';

/** Returns the reference to a native dialog, which is modal for as long as it is rendered. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return dialog;
}
