import { useState } from 'react';
import { storeUnsaved, storedUnsaved } from './stored-unsaved.ts';
import { useUnsavedInTab } from './unsaved.ts';

/**
 * Returns a field's text, which the tab stores while it differs from `start`: neither a closed screen nor the end of the session
 * loses it. `isSavedElsewhere`: the form that is saving it was closed; its outcome decides what the tab still stores. See
 * docs/rules.md R421.
 */
export function useUnsavedText(key: string, start = '', isSavedElsewhere = false) {
  const read = (): string => storedUnsaved(key) || start;
  const [text, setText] = useState(read);
  const [wasSavedElsewhere, setSavedElsewhere] = useState(isSavedElsewhere);
  if (wasSavedElsewhere !== isSavedElsewhere) {
    setSavedElsewhere(isSavedElsewhere);
    setText(read);
  }
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
