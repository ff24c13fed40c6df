import { useEffect, useState } from 'react';

/** The value once it stayed the same for `delayMs`; null holds at once. */
export function useDebounced<Value>(value: Value | null, delayMs: number): Value | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === null ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value === null ? null : settled;
}
