import { useState } from 'react';
import { storeUnsaved, storedUnsaved } from './stored-unsaved.ts';
import { useUnsavedInTab } from './unsaved.ts';

/**
 * Returns a field's text, which the tab stores while it differs from `start`: neither a closed screen nor the end of the session
 * loses it. See docs/rules.md R421.
 */
export function useUnsavedText(key: string, start = '') {
  const [text, setText] = useState(() => storedUnsaved(key) || start);
  useUnsavedInTab(text !== start);
  return {
    text,
    write: (next: string): void => {
      setText(next);
      storeUnsaved(key, next === start ? '' : next);
    },
    /** Removes the text from the tab once it is saved. */
    forget: (): void => storeUnsaved(key, ''),
  };
}
