import { useState, useSyncExternalStore } from 'react';
import type { Place } from './kept-state.ts';
import type { SharedFigures } from './shared-figures.ts';
import { createSimulatorStore, type SimulatorStore } from './simulator-store.ts';
import type { SimulatorState } from './simulator-state.ts';
import { useStorages } from './use-storages.ts';

/**
 * This tab's simulation, or that of the link which the page was opened with; the public's where no other place is named.
 * Place and link are read once, when the page opens.
 */
export function useSimulatorStore(
  place?: Place,
  link?: SharedFigures | null,
): { store: SimulatorStore; state: SimulatorState } {
  const storages = useStorages();
  const [store] = useState(() => createSimulatorStore(storages, place, link));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { store, state };
}
