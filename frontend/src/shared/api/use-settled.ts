import { useEffect, useMemo, useState } from 'react';

/** Returns the same object while its JSON is the same, so that effects and queries notice changes of content only. */
export function useByContent<Value extends object | null>(value: Value): Value {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as Value, [content]);
}

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

/** Returns the value once typing pauses; null immediately. */
export function useDebounced<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState(value);
  if (value === null && settled !== null) setSettled(null);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), TYPED_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return value === null ? null : settled;
}
