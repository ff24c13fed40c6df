import { useEffect, useState } from 'react';
import { listen } from './listen.ts';

const ATTENDED_MS = 60_000;
/** Events that show that somebody uses the page. */
export const USES = ['keydown', 'click', 'input'] as const;

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
    const unfollow = listen(document, USES, use, true);
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, []);
  return isAttended;
}
