import { useEffect, useState } from 'react';

/**
 * Returns how long the content has not changed, as the largest of these milliseconds that has passed; 0 before the first of them,
 * Infinity for the first content.
 */
export function useRestMs(content: string, stepsMs: readonly number[]): number {
  const [rested, setRested] = useState({ content, restMs: Infinity });
  useEffect(() => {
    const timers = stepsMs.map((restMs) =>
      setTimeout(
        () =>
          setRested((last) =>
            last.content === content && last.restMs >= restMs ? last : { content, restMs },
          ),
        restMs,
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [content, stepsMs]);
  return rested.content === content ? rested.restMs : 0;
}

/** Pause after which what was typed is asked about, milliseconds. */
export const TYPED_MS = 300;
