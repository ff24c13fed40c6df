import { useEffect, useState } from 'react';

/** What had the focus before a dialog opened has it again when the dialog is gone, where it is still there. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
