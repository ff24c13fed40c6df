import { useEffect, useMemo, useState } from 'react';
import { TYPED_MS } from './use-settled.ts';

/** Returns the same object while its JSON is the same, so that effects and queries notice changes of content only. */
export function useByContent<Value extends object | null>(value: Value): Value {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as Value, [content]);
}

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
