import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentSession } from '#shared/session/session-state.ts';
import { browserStorage, tabStorage } from '#shared/browser/browser-storage.ts';
import { isSame } from '../answers/answers.ts';
import { saveDraft, type DraftStore } from './drafts.ts';
import { progressReducer, type ProgressAction } from './progress.ts';
import { progressOf, type Simulator } from './use-simulator.ts';

/** Time without input after which typing counts as paused, ms. */
const REST_MS = 400;

/**
 * Stores the draft in the tab when typing pauses, and when the page is hidden or left before. Nothing is stored before a change, or after
 * the session ended, which clears the tab. A save's result that arrives after the page was left reaches the draft through the
 * returned `dispatch`, so that nothing is saved twice.
 */
export function useStoredDraft(store: DraftStore, simulator: Simulator): Simulator {
  const { draft, answersNow, dispatch } = simulator;
  const [session] = useState(currentSession);
  const stored = useRef(draft);
  const newest = useRef(draft);
  const isLeft = useRef(false);
  const [save] = useState(() => (): void => {
    if (currentSession() !== session || isSame(stored.current, newest.current)) return;
    stored.current = newest.current;
    saveDraft(tabStorage(), newest.current, store);
  });
  const [lastingDispatch] = useState(() => (action: ProgressAction): void => {
    // Immediately, because the page may be left before the next render.
    newest.current = { ...answersNow(), ...progressReducer(progressOf(newest.current), action) };
    if (isLeft.current) save();
    else dispatch(action);
  });
  // Former releases kept figures beyond the tab without being asked.
  useEffect(() => browserStorage().removeItem(store.key), [store]);
  useEffect(() => {
    newest.current = draft;
    const timer = setTimeout(save, REST_MS);
    return () => clearTimeout(timer);
  }, [draft, save]);
  useLayoutEffect(() => {
    isLeft.current = false;
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    window.addEventListener('pagehide', save);
    // A phone may end a hidden tab without another event.
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      isLeft.current = true;
      save();
    };
  }, [save]);
  return { ...simulator, dispatch: lastingDispatch };
}
