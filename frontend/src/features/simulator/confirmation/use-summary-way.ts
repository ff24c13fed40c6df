import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import type { FieldPlace } from '../answers/field-places.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { MODULE_IDS } from '../state/modules.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';

const SUMMARY = '/simulador/resumen';

/** Where the simulator is that a summary was opened from. */
export type SimulatorHome = '/simulador' | '/simulatorTemplate';

/** Marks an entry of the history below which the simulator's own lies. */
interface AboveSimulator {
  readonly home: SimulatorHome;
}

/** Null for an entry that came about otherwise. */
function homeBelow(entry: unknown): SimulatorHome | null {
  const home = typeof entry === 'object' && entry !== null && 'home' in entry ? entry.home : null;
  return home === '/simulador' || home === '/simulatorTemplate' ? home : null;
}

export interface SummaryWay {
  /** `Confirmar Simulación`: the summary gets its place in the history, so that the browser's back leaves it. */
  readonly confirm: () => void;
  readonly back: () => void;
  /** Back, to the module and the field of that place. */
  readonly backTo: (place: FieldPlace) => void;
  /** To where the success is shown, from wherever the visitor went meanwhile. */
  readonly stay: () => void;
  readonly restart: () => void;
}

interface SummaryWayOptions {
  readonly store: SimulatorStore;
  readonly state: SimulatorState;
  readonly isSummary: boolean;
  readonly home: SimulatorHome;
}

/** The ways into the summary and out of it. */
export function useSummaryWay({ store, state, isSummary, ...from }: SummaryWayOptions): SummaryWay {
  const navigate = useNavigate();
  const { state: entry } = useLocation();
  const target = useRef<FieldPlace>(null);
  useWayBack(store, state, isSummary, target);
  const isShown = useRef(isSummary);
  useEffect(() => {
    isShown.current = isSummary;
  }, [isSummary]);

  const below = homeBelow(entry);
  const home = below ?? from.home;
  const above: AboveSimulator = { home };
  const back = (): void => leave(navigate, below);
  return {
    confirm: () => {
      store.dispatch({ type: 'confirmed', key: newIntentKey() });
      void navigate(SUMMARY, { state: above });
    },
    back,
    backTo: (place) => {
      target.current = place;
      back();
    },
    stay: () => {
      if (!isShown.current) void navigate(SUMMARY, { state: above });
    },
    restart: () => {
      store.dispatch({ type: 'restarted' });
      window.location.assign(home);
    },
  };
}

/** By the history where that leads to the simulator; a reloaded or typed address may have anything below it. */
function leave(navigate: NavigateFunction, below: SimulatorHome | null): void {
  if (below !== null) void navigate(-1);
  else void navigate('/simulador', { replace: true });
}

/** All was closed by the confirmation: out of the summary one module opens, the credit's or the one that was asked for. */
function useWayBack(
  store: SimulatorStore,
  { modules }: SimulatorState,
  isSummary: boolean,
  targetRef: RefObject<FieldPlace | null>,
): void {
  useEffect(() => {
    if (isSummary) return;
    const isOpen = MODULE_IDS.some((id) => store.getState().modules[id].active);
    if (!isOpen) store.dispatch({ type: 'moduleOpened', module: targetRef.current?.module ?? 'm3' });
  }, [store, isSummary, targetRef]);
  useEffect(() => {
    const place = targetRef.current;
    if (isSummary || place === null || !modules[place.module].active) return;
    targetRef.current = null;
    focusField(place.name);
  }, [isSummary, modules, targetRef]);
}
