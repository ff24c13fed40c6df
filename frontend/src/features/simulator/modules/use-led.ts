import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { textIn } from '#shared/browser/history-entry.ts';
import { MODULE_IDS, type ModuleId } from '../answers/fields.ts';
import { canEdit, isAnyOpen, openModule } from '../state/modules.ts';
import { useSimulator } from '../state/use-simulator.ts';

/** A module, or what comes after the last one. */
type Step = ModuleId | 'end';

const stepIn = (entry: unknown): Step | null =>
  [...MODULE_IDS, 'end' as const].find((step) => step === textIn(entry, 'step')) ?? null;

/** The ways from one module to another, each an entry of the history whose address is the page's. See docs/rules.md R93. */
export interface Led {
  /** Somebody was led to the open module: it takes the focus. */
  readonly wasLed: boolean;
  readonly lead: () => void;
  readonly edit: (module: ModuleId) => void;
  /** The module's answers are good: on to what comes after it. */
  readonly complete: (module: ModuleId) => void;
}

/** Where no module is open somebody comes back, to the one that opens next. */
export function useLed(): Led {
  const { progress, modules, simulation, dispatch } = useSimulator();
  const [wasLed, setLed] = useState(() => !isAnyOpen(progress.modules));
  const lead = (): void => setLed(true);
  const now: Step = openModule(modules) ?? 'end';
  const push = useStepEntries(now, (step) => {
    const isOpenable = step === 'end' ? simulation.canConfirm : canEdit(modules, step);
    if (!isOpenable) return;
    if (step === 'end') dispatch({ type: 'moduleCompleted', module: 'm3' });
    else dispatch({ type: 'moduleOpened', module: step });
    lead();
  });
  return {
    wasLed,
    lead,
    edit: (module) => {
      push(module);
      dispatch({ type: 'moduleOpened', module });
      lead();
    },
    complete: (module) => {
      push(MODULE_IDS[MODULE_IDS.indexOf(module) + 1] ?? 'end');
      dispatch({ type: 'moduleCompleted', module });
      lead();
    },
  };
}

/** Gives what adds an entry for a step. `onReturn`: back or forward led to the entry of another step. */
function useStepEntries(now: Step, onReturn: (step: Step) => void): (step: Step) => void {
  const { pathname, search, state: entry, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const place = useRef(pathname);
  const follow = useEffectEvent(() => {
    // Whoever comes from another address is led by what they come from.
    const cameFrom = place.current;
    place.current = pathname;
    const step = stepIn(entry);
    if (isReturn && cameFrom === pathname && step !== null && step !== now) onReturn(step);
  });
  useEffect(() => follow(), [key]);
  // Back leads to the step's heading, not to where its button was; elsewhere it leads to where one was.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  return (step) => {
    // Without a fragment: a link's figures are the visitor's own from the first step on.
    const here = { pathname, search };
    // After the event: within it React takes the way for the form's own action.
    queueMicrotask(() => {
      void navigate(here, { replace: true, state: { ...(entry as object | null), step: now } });
      void navigate(here, { state: { step } });
    });
  };
}
