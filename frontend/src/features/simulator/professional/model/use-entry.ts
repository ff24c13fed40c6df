import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureText } from '#shared/api/api-error.ts';
import { toReopen } from '#shared/simulation/professional-entry.ts';
import { asksForReset } from '#shared/simulation/reset-entry.ts';
import { ufOf } from '../../calculation/inicio-view.ts';
import type { SimulatorStore } from '../../state/simulator-store.ts';
import type { InicioState } from '../../calculation/use-simulation.ts';
import { reopenedQuery, type Reopened } from '../api/get-reopened.ts';
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
export function useEntry({ dispatch }: SimulatorStore, { data: inicio, isPending }: InicioState): Entry {
  const { state: asked, key, pathname } = useLocation();
  const navigate = useNavigate();
  const resets = asksForReset(asked);
  const { data, error, isFetching, refetch } = useQuery(reopenedQuery(toReopen(asked)));

  const forget = (): void => void navigate(pathname, { replace: true, state: null });
  const reset = useEffectEvent(() => {
    dispatch({ type: 'restarted' });
    forget();
  });
  const fill = useEffectEvent((reopened: Reopened) => {
    const { valueClp } = ufOf(inicio);
    dispatch({ type: 'prefilled', ...prefilled(reopened, inicio?.seguros ?? null, valueClp) });
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
