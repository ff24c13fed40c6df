import { useEffect, useLayoutEffect, useState } from 'react';
import { currentSession } from '../../session/session-state.ts';
import { storeUnsaved, storedUnsaved } from './stored-unsaved.ts';

interface Kept<Values> {
  readonly about: unknown;
  readonly values: Values;
}

const keptUnder = <Values>(key: string): Kept<Values> | null =>
  JSON.parse(storedUnsaved(key) || 'null') as Kept<Values> | null;

/** Returns what a form under this key was about when the session ended; null for no such form. */
export const keptAbout = <About>(key: string): About | null =>
  (keptUnder(key)?.about ?? null) as About | null;

/**
 * Returns a form's values, which the tab stores while they differ from those at the start: the end of a session or a reload loses none,
 * anything else that closes the form removes them. `about`: the row that the form edits, so that its screen can open it again. While the
 * form is being saved, `setValues` is ignored, because the change would be lost. See docs/rules.md R421, R422.
 */
export function useKept<Values>(key: string, about: unknown, start: Values, isSaving = false) {
  const [session] = useState(currentSession);
  const [atStart] = useState(start);
  const [values, setAll] = useState<Values>(() => {
    const kept = keptUnder<Values>(key);
    return kept !== null && JSON.stringify(kept.about) === JSON.stringify(about) ? kept.values : start;
  });
  const isChanged = JSON.stringify(values) !== JSON.stringify(atStart);
  const stored = isChanged ? JSON.stringify({ about, values } satisfies Kept<Values>) : '';
  useLayoutEffect(() => storeUnsaved(key, stored), [key, stored]);
  useEffect(
    () => () => {
      if (currentSession() === session) storeUnsaved(key, '');
    },
    [key, session],
  );
  return {
    values,
    setValues: (next: Values): void => void (isSaving || setAll(next)),
    /** Sets the values at the start, also while the form is being saved. */
    reset: (): void => setAll(atStart),
    atStart,
    isChanged,
  };
}
