import { startTransition, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { textIn } from '#shared/browser/history-entry.ts';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { type FieldPath, MODULE_IDS, type ModuleId, moduleOf } from '../answers/fields.ts';
import { canEdit, isAnyOpen, openModule } from '../state/modules.ts';
import { MODULES_TAB, usePlace } from '../state/place.tsx';
import type { ProgressAction } from '../state/progress.ts';
import { useFigures, useForm, useSteps } from '../state/simulator-context.tsx';

/** A module, or the end after the last one. */
type Step = ModuleId | 'end';

const stepIn = (entry: unknown): Step | null =>
  [...MODULE_IDS, 'end' as const].find((step) => step === textIn(entry, 'step')) ?? null;

/** Navigation between modules, each step a history entry with the page's address. See docs/rules.md R93. */
export interface ModuleNavigation {
  /** True after a navigation to the open module: its heading takes the focus. */
  readonly takesFocus: boolean;
  readonly focusOpenModule: () => void;
  readonly edit: (module: ModuleId) => void;
  /** Opens the next module, because this one's answers are valid. */
  readonly complete: (module: ModuleId) => void;
}

/**
 * Returns the navigation between the modules. Without an open module, the user has just come back, and the next one to open takes
 * the focus.
 */
export function useModuleNavigation(): ModuleNavigation {
  const { dispatch } = useForm();
  const { progress, modules } = useSteps();
  const { canConfirm } = useFigures();
  const [takesFocus, setTakesFocus] = useState(() => !isAnyOpen(progress.modules));
  const [isOpening, startOpening] = useTransition();
  const focusOpenModule = (): void => setTakesFocus(true);
  // Rendered in slices, between which a slow phone shows the press.
  const open = (action: ProgressAction): void =>
    startOpening(() => {
      dispatch(action);
      focusOpenModule();
    });
  const now: Step = openModule(modules) ?? 'end';
  const push = useStepEntries(now, (step) => {
    const isOpenable = step === 'end' ? canConfirm : canEdit(modules, step);
    if (!isOpenable) return;
    open(step === 'end' ? { type: 'moduleCompleted', module: 'm3' } : { type: 'moduleOpened', module: step });
  });
  return {
    takesFocus,
    focusOpenModule,
    edit: (module) => {
      if (isOpening) return;
      push(module);
      open({ type: 'moduleOpened', module });
    },
    complete: (module) => {
      if (isOpening) return;
      push(MODULE_IDS[MODULE_IDS.indexOf(module) + 1] ?? 'end');
      open({ type: 'moduleCompleted', module });
    },
  };
}

/**
 * Returns a function that adds a history entry for a step. `onReturn` is called when back or forward leads to another step's
 * entry.
 */
function useStepEntries(now: Step, onReturn: (step: Step) => void): (step: Step) => void {
  const { pathname, search, state: entry, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const lastPathname = useRef(pathname);
  const follow = useEffectEvent(() => {
    // A navigation from another address decides the focus itself.
    const cameFrom = lastPathname.current;
    lastPathname.current = pathname;
    const step = stepIn(entry);
    if (isReturn && cameFrom === pathname && step !== null && step !== now) onReturn(step);
  });
  useEffect(() => follow(), [key]);
  // Back leads to the step's heading instead of its former scroll position. Other pages restore the position.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  return (step) => {
    // Without the fragment: from the first step on, a link's figures are the visitor's own.
    const here = { pathname, search };
    // After the submit event, because React would treat a navigation within it as the form's action.
    queueMicrotask(() => {
      void navigate(here, { replace: true, state: { ...(entry as object | null), step: now } });
      void navigate(here, { state: { ...(entry as object | null), step } });
    });
  };
}

/** Returns a function that focuses a field, going to the modules' tab and opening its module if necessary. */
export function useFieldNavigation(edit: (module: ModuleId) => void) {
  const { fields } = useForm();
  const { modules } = useSteps();
  const { tab, setTab } = usePlace();
  const target = useRef<{ readonly module: ModuleId; readonly name: string }>(null);
  const follow = (): void => {
    if (target.current === null) return;
    const { module, name } = target.current;
    if (tab !== MODULES_TAB) return startTransition(() => setTab(MODULES_TAB));
    if (!modules[module].active) return edit(module);
    target.current = null;
    focusField(name);
  };
  const followOn = useEffectEvent(follow);
  useEffect(() => followOn(), [tab, modules]);
  return (path: FieldPath | null, name: string): void => {
    if (document.getElementsByName(name).length > 0) return focusField(name);
    const module = path && moduleOf(path, fields);
    if (module === null) return;
    target.current = { module, name };
    follow();
  };
}
