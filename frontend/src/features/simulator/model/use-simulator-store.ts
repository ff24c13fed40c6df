import { useState, useSyncExternalStore } from 'react';
import { browserStorage, tabStorage } from '../../../shared/storage/browser-storage.ts';
import type { Place } from './kept-state.ts';
import { createSimulatorStore, type SimulatorStore } from './simulator-store.ts';
import type { SimulatorState } from './simulator-state.ts';

/** This tab's simulation; the public's where no other place is named. The place does not change. */
export function useSimulatorStore(place?: Place): { store: SimulatorStore; state: SimulatorState } {
  const [store] = useState(() =>
    createSimulatorStore({ tab: tabStorage(), browser: browserStorage() }, place),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { store, state };
}
