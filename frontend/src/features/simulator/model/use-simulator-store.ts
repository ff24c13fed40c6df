import { useState, useSyncExternalStore } from 'react';
import { browserStorage, tabStorage } from '../../../shared/storage/browser-storage.ts';
import { createSimulatorStore, type SimulatorStore } from './simulator-store.ts';
import type { SimulatorState } from './simulator-state.ts';

/** This tab's simulation. */
export function useSimulatorStore(): { store: SimulatorStore; state: SimulatorState } {
  const [store] = useState(() => createSimulatorStore({ tab: tabStorage(), browser: browserStorage() }));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { store, state };
}
