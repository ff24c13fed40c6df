import { useEffect, useMemo, useState } from 'react';
import { TYPED_MS } from './use-settled.ts';

/** Returns the value once typing pauses; null immediately. An object is the same one while its JSON is the same. */
export function useDebounced<Value>(value: Value | null): Value | null {
  const content = JSON.stringify(value);
  const [settled, setSettled] = useState(content);
  if (value === null && settled !== content) setSettled(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), TYPED_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return useMemo(() => JSON.parse(settled) as Value | null, [settled]);
}
