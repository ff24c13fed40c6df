import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureText } from '#shared/api/api-error.ts';
import { asksForReset, toReopen } from '#shared/simulation/professional-entry.ts';
import { blankAnswers } from '../answers/answers.ts';
import { reopenedQuery, type Reopened } from '../api/get-reopened.ts';
import type { Simulator } from '../state/use-simulator.ts';
import { prefilled } from './prefill.ts';

export interface Entry {
  /** Changes whenever all answers were replaced. */
  readonly generation: string;
  /** A saved simulation is on its way. */
  readonly isLoading: boolean;
  /** Why it could not be had. */
  readonly failure: string | null;
  readonly retry: () => void;
  /** Goes on with the answers that are there. */
  readonly giveUp: () => void;
}

const NOT_REOPENED = 'No pudimos abrir la simulación guardada. Inténtelo de nuevo en unos minutos.';

/** What the way here asked for: a saved simulation to go on with, or no answers at all. Done once, then forgotten. */
export function useEntry({ form, dispatch, inicio, rules }: Simulator, isPending: boolean): Entry {
  const { state: asked, key, pathname } = useLocation();
  const navigate = useNavigate();
  const resets = asksForReset(asked);
  const { data, error, isFetching, refetch } = useQuery(reopenedQuery(toReopen(asked)));

  const forget = (): void => void navigate(pathname, { replace: true, state: null });
  const reset = useEffectEvent(() => {
    form.reset(blankAnswers('pro'));
    dispatch({ type: 'restarted' });
    forget();
  });
  const fill = useEffectEvent((reopened: Reopened) => {
    const { answers, modules } = prefilled(reopened, inicio?.seguros ?? null, rules);
    form.reset(answers);
    dispatch({ type: 'prefilled', modules });
    forget();
  });
  useEffect(() => {
    if (resets) reset();
  }, [resets]);
  useEffect(() => {
    if (data !== undefined && !isPending) fill(data);
  }, [data, isPending]);
  return {
    generation: key,
    isLoading: isFetching,
    failure: isFetching || error === null ? null : failureText(error, NOT_REOPENED),
    retry: () => void refetch(),
    giveUp: forget,
  };
}
