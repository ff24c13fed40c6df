import { useState } from 'react';
import { useSessionUser } from '#shared/session/use-session.ts';
import { browserStorage, NO_STORAGE, tabStorage } from '#shared/browser/browser-storage.ts';
import type { Storages } from './kept-state.ts';

/** Where answers are kept: what staff simulate for their clients does not outlive the tab. */
export function useStorages(): Storages {
  const isForClient = useSessionUser() !== null;
  const [storages] = useState(() => ({
    tab: tabStorage(),
    browser: isForClient ? NO_STORAGE : browserStorage(),
  }));
  return storages;
}
