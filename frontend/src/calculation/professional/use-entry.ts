import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureText } from '#shared/api/api-error.ts';
import { isFinal } from '#shared/api/final-refusals.ts';
import { asksForReset, toReopen } from '#shared/simulation/professional-entry.ts';
import type { FieldPath } from '../answers/fields.ts';
import { prefilled, type Reopened, reopenedQuery } from '../state/prefill.ts';
import { useBank, useForm, useSteps } from '../state/simulator-context.tsx';

export interface Entry {
  /** Changes whenever all answers were replaced. */
  readonly generation: number;
  /** Returns the field to focus on entry, once; null for none. */
  readonly takeTarget: () => FieldPath | null;
  /** True while a saved simulation is loading. */
  readonly isLoading: boolean;
  /** Question before unsaved answers are replaced; null if nothing would be lost. */
  readonly question: ReplaceQuestion | null;
  /** Message why the saved simulation could not be loaded. */
  readonly failure: string | null;
  /** Null if it is not there. */
  readonly retry: (() => void) | null;
  /** Continues with the current answers. */
  readonly giveUp: () => void;
}

export interface ReplaceQuestion {
  readonly text: string;
  readonly label: string;
  readonly replace: () => void;
}

const OPENS = {
  text: 'Esta simulación no está guardada: si abre la otra, se pierde.',
  label: 'Abrir sin guardar',
};
const BEGINS = {
  text: 'Esta simulación no está guardada: si empieza otra, se pierde.',
  label: 'Empezar sin guardar',
};
const NOT_REOPENED = 'No pudimos abrir la simulación guardada. Inténtelo de nuevo en unos minutos.';

/**
 * Runs the history entry's request once: opens a saved simulation, or resets the answers. `onOtherSimulation` is called before
 * the current answers are replaced.
 */
export function useEntry(onOtherSimulation: () => void): Entry {
  const { form, blank, dispatch } = useForm();
  const { inicio, rules, isInicioPending } = useBank();
  const { isUnsaved } = useSteps().progress;
  const { state: requested, pathname, key } = useLocation();
  const [generation, beginAnother] = useReducer((count: number) => count + 1, 0);
  const navigate = useNavigate();
  const [replacing, setReplacing] = useState('');
  const resets = asksForReset(requested);
  const awaitsConfirmation = (resets || toReopen(requested) !== null) && isUnsaved && replacing !== key;
  const { data, error, isFetching, refetch } = useQuery(reopenedQuery(toReopen(requested)));

  const target = useRef<FieldPath>(null);
  const clearState = (): void => void navigate(pathname, { replace: true, state: null });
  const reset = useEffectEvent(() => {
    onOtherSimulation();
    form.reset(blank);
    dispatch({ type: 'restarted' });
    beginAnother();
    clearState();
  });
  const fill = useEffectEvent((reopened: Reopened) => {
    onOtherSimulation();
    const { answers, next, ...found } = prefilled(reopened, inicio, rules, blank.client.branch);
    form.reset(answers);
    dispatch({ type: 'prefilled', ...found });
    target.current = next;
    beginAnother();
    clearState();
  });
  useEffect(() => {
    if (resets && !awaitsConfirmation) reset();
  }, [resets, awaitsConfirmation]);
  useEffect(() => {
    if (data !== undefined && !isInicioPending && !awaitsConfirmation) fill(data);
  }, [data, isInicioPending, awaitsConfirmation]);
  return {
    generation,
    takeTarget: () => {
      const path = target.current;
      target.current = null;
      return path;
    },
    isLoading: isFetching,
    question: awaitsConfirmation ? { ...(resets ? BEGINS : OPENS), replace: () => setReplacing(key) } : null,
    failure: isFetching || error === null ? null : failureText(error, NOT_REOPENED),
    retry: isFinal(error) ? null : () => void refetch(),
    giveUp: clearState,
  };
}
