import { useEffect, useState } from 'react';

const ATTENDED_MS = 60_000;
const USES = ['keydown', 'click', 'input'] as const;

/** Returns true if there was input in the last minute. Opening the screen counts as input. */
export function useAttended(): boolean {
  const [isAttended, setAttended] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const use = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setAttended(false), ATTENDED_MS);
      setAttended(true);
    };
    use();
    for (const type of USES) document.addEventListener(type, use, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of USES) document.removeEventListener(type, use, { capture: true });
    };
  }, []);
  return isAttended;
}
