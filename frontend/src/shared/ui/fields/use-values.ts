import { useState } from 'react';

/** Returns a form's values. While the form is being saved, `setValues` is ignored, because the change would be lost. See docs/rules.md R422. */
export function useValues<Values>(start: Values, isSaving = false) {
  const [atStart] = useState(start);
  const [values, setAll] = useState(start);
  return {
    values,
    setValues: (next: Values): void => void (isSaving || setAll(next)),
    /** Sets the values at the start, also while the form is being saved. */
    reset: (): void => setAll(atStart),
    atStart,
    isChanged: JSON.stringify(values) !== JSON.stringify(atStart),
  };
}
