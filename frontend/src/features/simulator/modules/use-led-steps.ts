import { useState } from 'react';
import { MODULE_IDS, type ModuleId, type Modules } from '../state/modules.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';

export interface LedSteps {
  /** Somebody was led to the open module: it takes the focus. */
  readonly wasLed: boolean;
  readonly lead: () => void;
  readonly complete: (module: ModuleId) => void;
  readonly edit: (module: ModuleId) => void;
}

/** The ways from one module to another. Where none is open somebody comes back, to the one that opens next. */
export function useLedSteps({ dispatch }: SimulatorStore, modules: Modules): LedSteps {
  const [wasLed, setLed] = useState(() => !MODULE_IDS.some((id) => modules[id].active));
  const lead = (): void => setLed(true);
  return {
    wasLed,
    lead,
    complete: (module) => {
      dispatch({ type: 'moduleCompleted', module });
      lead();
    },
    edit: (module) => {
      dispatch({ type: 'moduleOpened', module });
      lead();
    },
  };
}
