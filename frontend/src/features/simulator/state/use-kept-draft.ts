import { useEffect, useRef, useState } from 'react';
import { sessionState, sessionGeneration } from '#shared/session/session-state.ts';
import { useSessionUser } from '#shared/session/use-session.ts';
import { browserStorage, NO_STORAGE, tabStorage } from '#shared/browser/browser-storage.ts';
import { isSame } from '../answers/answers.ts';
import { saveDraft, type Draft, type Place, type Storages } from './drafts.ts';

/** Typing rests when nothing was typed for this time. */
const REST_MS = 400;

/** Where answers are kept: what staff simulate for their clients does not outlive the tab. */
export function useStorages(): Storages {
  const isForClient = useSessionUser() !== null;
  const [storages] = useState(() => ({
    tab: tabStorage(),
    browser: isForClient ? NO_STORAGE : browserStorage(),
  }));
  return storages;
}

/** The session that this is kept in: when it ends, the tab is emptied, and has to stay so. */
function currentSession(): string {
  const session = sessionState();
  return `${sessionGeneration()} ${session.kind === 'signedIn' ? session.user.id : ''}`;
}

/** Keeps the draft when typing rests, and when the page is left before. Nothing is kept before something changed. */
export function useKeptDraft(storages: Storages, place: Place, draft: Draft): void {
  const [session] = useState(currentSession);
  const kept = useRef(draft);
  const newest = useRef(draft);
  const [keep] = useState(() => (): void => {
    if (currentSession() !== session || isSame(kept.current, newest.current)) return;
    kept.current = newest.current;
    saveDraft(storages, newest.current, place);
  });
  useEffect(() => {
    newest.current = draft;
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [draft, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
