import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { projectFacts, type ClientAnswers, type WrittenNames } from '../answers/answers.ts';
import { fieldNames, moduleOf, type FieldPath } from '../answers/fields.ts';
import { useForm, useSteps } from '../state/simulator-context.tsx';

const SUMMARY = '/simulador/resumen';

/** Address of the simulator that the summary was opened from. */
export type SimulatorHome = '/simulador' | '/simulatorTemplate';

/** Marks a history entry that follows the simulator's own. */
interface AboveSimulator {
  readonly home: SimulatorHome;
}

/** Null for any other entry. */
function homeBelow(entry: unknown): SimulatorHome | null {
  const home = typeof entry === 'object' && entry !== null && 'home' in entry ? entry.home : null;
  return home === '/simulador' || home === '/simulatorTemplate' ? home : null;
}

/** A client whose simulation was saved. */
export interface SavedClient {
  readonly client: ClientAnswers;
  readonly written: WrittenNames;
}

export interface SummaryNavigation {
  /** `Confirmar Simulación`: the summary gets a history entry, so that the browser's back leaves it. */
  readonly confirm: () => void;
  readonly back: () => void;
  /** Back, to that field in its module. */
  readonly backTo: (path: FieldPath) => void;
  /** To the success screen, from wherever the visitor went in the meantime. */
  readonly stay: () => void;
  readonly restart: () => void;
  /** Another simulation for this client, from module 2. */
  readonly restartFor: (saved: SavedClient) => void;
}

/** The ways into the summary and out of it. */
export function useSummaryNavigation(isSummary: boolean, ownHome: SimulatorHome): SummaryNavigation {
  const { form, blank, dispatch } = useForm();
  const navigate = useNavigate();
  const { state: entry } = useLocation();
  const target = useRef<FieldPath>(null);
  useWayBack(isSummary, target);
  const isShown = useRef(isSummary);
  useEffect(() => {
    isShown.current = isSummary;
  }, [isSummary]);

  const below = homeBelow(entry);
  const home = below ?? ownHome;
  const above: AboveSimulator = { home };
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
    stay: () => {
      if (!isShown.current) void navigate(SUMMARY, { state: above });
    },
    restart: () => {
      form.reset(blank);
      dispatch({ type: 'restarted' });
      window.location.assign(home);
    },
    restartFor: ({ client, written }) => {
      form.reset({ ...blank, client });
      dispatch({ type: 'restarted' });
      dispatch({ type: 'written', written });
      dispatch({ type: 'moduleCompleted', module: 'm1' });
      back();
    },
  };
}

/** Through the history if that leads to the simulator; a reloaded or typed address may follow any other entry. */
function leave(navigate: NavigateFunction, below: SimulatorHome | null): void {
  if (below !== null) void navigate(-1);
  else void navigate('/simulador', { replace: true });
}

/** The confirmation closed all modules: leaving the summary opens the credit's, or the requested one. */
function useWayBack(isSummary: boolean, targetRef: RefObject<FieldPath | null>): void {
  const { answersNow, fields, dispatch } = useForm();
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
    focusField(fieldNames(projectFacts(answersNow().project).purpose)[path]);
  }, [isSummary, modules, targetRef, fields, answersNow]);
}
