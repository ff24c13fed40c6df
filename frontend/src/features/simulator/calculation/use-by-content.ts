import { useMemo } from 'react';

/** The same object for as long as its JSON is the same, so that effects and queries see changes of content only. */
export function useByContent<Value>(value: Value | null): Value | null {
  const content = value === null ? null : JSON.stringify(value);
  return useMemo(() => (content === null ? null : (JSON.parse(content) as Value)), [content]);
}
