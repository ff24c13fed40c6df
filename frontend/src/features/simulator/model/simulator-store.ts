import { loadState, saveState, type Place, type Storages } from './kept-state.ts';
import { simulatorReducer, type SimulatorAction, type SimulatorState } from './simulator-state.ts';

export interface SimulatorStore {
  getState: () => SimulatorState;
  dispatch: (action: SimulatorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store that begins where this tab left off. Without storage (private modes refuse it) it lives in memory only. */
export function createSimulatorStore(storages: Storages, place?: Place): SimulatorStore {
  let state = loadState(storages, place);
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
