import { useState, useSyncExternalStore } from 'react';
import { browserStorage, tabStorage } from '#shared/storage/browser-storage.ts';
import type { Place } from './kept-state.ts';
import type { SharedFigures } from './shared-figures.ts';
import { createSimulatorStore, type SimulatorStore } from './simulator-store.ts';
import type { SimulatorState } from './simulator-state.ts';

/**
 * This tab's simulation, or that of the link which the page was opened with; the public's where no other place is named.
 * Neither place nor link change.
 */
export function useSimulatorStore(
  place?: Place,
  link?: SharedFigures | null,
): { store: SimulatorStore; state: SimulatorState } {
  const [store] = useState(() =>
    createSimulatorStore({ tab: tabStorage(), browser: browserStorage() }, place, link),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { store, state };
}
