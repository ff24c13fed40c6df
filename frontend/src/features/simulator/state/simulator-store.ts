import { loadState, saveState, type Place, type Storages } from './kept-state.ts';
import type { SharedFigures } from './shared-figures.ts';
import {
  INITIAL_STATE,
  simulatorReducer,
  type SimulatorAction,
  type SimulatorState,
} from './simulator-state.ts';

export interface SimulatorStore {
  getState: () => SimulatorState;
  dispatch: (action: SimulatorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A store that begins where this tab left off, or with the figures of a link. Nothing is kept before the first action.
 * Without storage (private modes refuse it) it lives in memory only.
 */
export function createSimulatorStore(
  storages: Storages,
  place?: Place,
  shared?: SharedFigures | null,
): SimulatorStore {
  let state = shared ? { ...INITIAL_STATE, ...shared, isShared: true } : loadState(storages, place);
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch: (action) => {
      state = simulatorReducer(state, action);
      saveState(storages, state, place);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
