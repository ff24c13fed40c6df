import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentSession } from '#shared/session/session-state.ts';
import { browserStorage, tabStorage } from '#shared/browser/browser-storage.ts';
import { isSame } from '../answers/answers.ts';
import { saveDraft, type Draft, type DraftStore } from './drafts.ts';
import { progressReducer, type ProgressAction } from './progress.ts';
import { progressOf, type Simulator } from './use-simulator.ts';

/**
 * Stores the draft in the tab with each change, before the next key: the page may be reloaded, or the session end, at any time. Nothing
 * is stored before a change, or after the session ended, which clears the tab. A save's result that arrives after the page was left
 * reaches the draft through the returned `dispatch`, so that nothing is saved twice.
 */
export function useStoredDraft(store: DraftStore, simulator: Simulator): Simulator {
  const { draft, form, dispatch } = simulator;
  const [session] = useState(currentSession);
  const newest = useRef(draft);
  const isLeft = useRef(false);
  const [become] = useState(() => (next: Draft): void => {
    if (currentSession() !== session || isSame(newest.current, next)) return;
    newest.current = next;
    saveDraft(tabStorage(), next, store);
  });
  const [lastingDispatch] = useState(() => (action: ProgressAction): void => {
    // Immediately, because the page may be left before the next render.
    become({ ...form.typed(), ...progressReducer(progressOf(newest.current), action) });
    if (!isLeft.current) dispatch(action);
  });
  // Former releases kept figures beyond the tab without being asked.
  useEffect(() => browserStorage().removeItem(store.key), [store]);
  useLayoutEffect(() => become(draft), [draft, become]);
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return { ...simulator, dispatch: lastingDispatch };
}
