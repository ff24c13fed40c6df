import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { textIn } from '#shared/browser/history-entry.ts';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { projectFacts, type Answers, type WrittenNames } from '../answers/answers.ts';
import { fieldNames, MODULE_IDS, moduleOf, type FieldPath } from '../answers/fields.ts';
import { useForm, useSteps } from '../state/simulator-context.tsx';

const SUMMARY = '/simulador/resumen';

export interface SavedAnswers {
  readonly answers: Answers;
  readonly written: WrittenNames;
}

export interface SummaryNavigation {
  /** `Confirmar Simulación`: opens the summary as a history entry, so that back closes it. */
  readonly confirm: () => void;
  readonly back: () => void;
  /** Goes back, to that field in its module. */
  readonly backTo: (path: FieldPath) => void;
  /** Opens the success screen if the visitor has left the summary meanwhile. */
  readonly showSuccess: () => void;
  readonly restart: () => void;
  /** Begins another simulation with these answers, at module 3. */
  readonly restartFor: (saved: SavedAnswers) => void;
}

export function useSummaryNavigation(isSummary: boolean, ownHome: string): SummaryNavigation {
  const { form, blank, dispatch } = useForm();
  const navigate = useNavigate();
  const { state: entry } = useLocation();
  const target = useRef<FieldPath>(null);
  useWayBack(isSummary, target);
  const isShown = useRef(isSummary);
  useEffect(() => {
    isShown.current = isSummary;
  }, [isSummary]);

  // Address of the simulator's entry below this one.
  const below = textIn(entry, 'home');
  const home = below ?? ownHome;
  /** State of a history entry that follows the simulator's own. */
  const above = { home };
  const back = (): void => leave(navigate, below);
  return {
    confirm: () => {
      dispatch({ type: 'confirmed' });
      void navigate(SUMMARY, { state: above });
    },
    back,
    backTo: (path) => {
      target.current = path;
      back();
    },
    showSuccess: () => {
      if (!isShown.current) void navigate(SUMMARY, { state: above });
    },
    restart: () => {
      form.reset(blank);
      dispatch({ type: 'restarted' });
      window.location.assign(home);
    },
    restartFor: ({ answers, written }) => {
      form.reset(answers);
      dispatch({ type: 'restarted' });
      dispatch({ type: 'written', written });
      // The module that opens takes the focus only if all modules were closed.
      for (const module of MODULE_IDS) dispatch({ type: 'moduleCompleted', module });
      back();
    },
  };
}

/** Goes back if the previous entry is the simulator's. A reloaded or typed address may follow any entry. */
function leave(navigate: NavigateFunction, below: string | null): void {
  if (below !== null) void navigate(-1);
  else void navigate('/simulador', { replace: true });
}

/** Opens a module after the summary was left, because the confirmation closed all: the credit's, or the requested one. */
function useWayBack(isSummary: boolean, targetRef: RefObject<FieldPath | null>): void {
  const { form, fields, dispatch } = useForm();
  const { modules } = useSteps();
  useEffect(() => {
    if (isSummary) return;
    const module = targetRef.current && moduleOf(targetRef.current, fields);
    dispatch({ type: 'cameBack', module: module ?? 'm3' });
  }, [dispatch, isSummary, targetRef, fields]);
  useEffect(() => {
    const path = targetRef.current;
    const module = path && moduleOf(path, fields);
    if (isSummary || path === null || module === null || !modules[module].active) return;
    targetRef.current = null;
    focusField(fieldNames(projectFacts(form.now().project).purpose)[path]);
  }, [isSummary, modules, targetRef, fields, form]);
}
