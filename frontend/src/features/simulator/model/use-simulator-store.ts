import { useState, useSyncExternalStore } from 'react';
import { createSimulatorStore, type SimulatorStore } from './simulator-store.ts';
import type { SimulatorState } from './simulator-state.ts';

/** This tab's simulation. */
export function useSimulatorStore(): { store: SimulatorStore; state: SimulatorState } {
  const [store] = useState(() => createSimulatorStore(tabStorage()));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { store, state };
}

const NO_STORAGE = { getItem: () => null, setItem: () => undefined };

/** Where storage is forbidden, its mere mention throws. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.sessionStorage;
  } catch {
    return NO_STORAGE;
  }
}
