import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Returns the same object while its JSON is the same, so that effects and queries notice changes of content only. */
export function useByContent<Value extends object | null>(value: Value): Value {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as Value, [content]);
}

/** Returns the same function on every render, which calls the latest one. For event handlers only. */
export function useStable<Args extends readonly unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        current.current(...args),
  );
  return stable;
}

/** Returns true if nothing changed for `restMs`. */
export function useIsResting(content: string, restMs: number): boolean {
  const [rested, setRested] = useState(content);
  useEffect(() => {
    if (rested === content) return;
    const timer = setTimeout(() => setRested(content), restMs);
    return () => clearTimeout(timer);
  }, [content, rested, restMs]);
  return rested === content;
}

/** Returns the value after it was stable for `delayMs`; null immediately. */
export function useDebounced<Value>(value: Value | null, delayMs: number): Value | null {
  const [settled, setSettled] = useState(value);
  if (value === null && settled !== null) setSettled(null);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, settled, delayMs]);
  return value === null ? null : settled;
}
