/** The simulator's state for as long as the browser's tab lives, RUT included and no longer. */
import {
  INITIAL_STATE,
  simulatorReducer,
  type SimulatorAction,
  type SimulatorState,
} from './simulator-state.ts';

export const STORAGE_KEY = 'simulador';
/** Counts up when the state's shape changes: an older one is not read. */
const VERSION = 1;

export interface SimulatorStore {
  getState: () => SimulatorState;
  dispatch: (action: SimulatorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A store that begins where this tab left off. Without storage (private modes refuse it) it lives in memory only. */
export function createSimulatorStore(storage: Pick<Storage, 'getItem' | 'setItem'>): SimulatorStore {
  let state = load(storage);
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch: (action) => {
      state = simulatorReducer(state, action);
      save(storage, state);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function save(storage: Pick<Storage, 'setItem'>, state: SimulatorState): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, state }));
  } catch {
    // Full or forbidden: the answers live on in memory.
  }
}

function load(storage: Pick<Storage, 'getItem'>): SimulatorState {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null');
    return isKept(kept) ? { ...INITIAL_STATE, ...kept.state } : INITIAL_STATE;
  } catch {
    return INITIAL_STATE;
  }
}

const isKept = (kept: unknown): kept is { version: number; state: SimulatorState } =>
  typeof kept === 'object' &&
  kept !== null &&
  'version' in kept &&
  kept.version === VERSION &&
  'state' in kept;
