import { useCallback, useEffect, useRef, useState } from 'react';
import { CancelledError, onlineManager, useQueryClient } from '@tanstack/react-query';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { ApiError } from '#shared/api/api-error.ts';
import { isFinal } from '#shared/api/final-refusals.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import type { Answers } from '../answers/answers.ts';
import { figureFailure } from '../api/calculo.ts';
import { inicioQuery } from '../api/get-inicio.ts';
import type { Inicio } from '../api/wire.ts';
import { calculatedWith, type Asked, type Calculated } from './calculated.ts';

export interface Failure {
  readonly answers: Answers;
  readonly message: string;
  /** True if there was no answer at all. */
  readonly isUnreachable: boolean;
  /** True if another press would be refused again. */
  readonly isFinal: boolean;
}

export interface Calculation {
  readonly isCalculating: boolean;
  readonly calculate: () => void;
  /** Failure of the last press of the button; null if it returned a result. */
  readonly failure: Failure | null;
  /**
   * Calculates with today's UF, lists and suggested rate, for figures that the bank refused. Resolves to a message if there is no
   * new result, because a toast would not be visible.
   */
  readonly recalculate: () => Promise<string | null>;
  /** Sends the page's failed queries again. */
  readonly retryFailed: () => void;
}

interface CalculationOptions extends Asked {
  readonly inicio: Inicio | undefined;
  readonly onCalculated: (calculated: Calculated) => void;
}

/** Returns the calculation of the button: always requested, and dropped if the answers changed before it arrived. */
export function useCalculation({
  inicio,
  onCalculated,
  answersNow,
  quote,
  debtsClp,
}: CalculationOptions): Calculation {
  const queries = useQueryClient();
  const { show } = useToast();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isCalculating, setCalculating] = useState(false);
  // A ref, because a second press may come before the next render.
  const isBusy = useRef(false);
  const onResult = useRef(onCalculated);
  useEffect(() => {
    onResult.current = onCalculated;
  });
  /** @param using the page's UF and lists, or the bank's current ones */
  const press = useCallback(
    async (using: 'page' | 'today'): Promise<boolean> => {
      setCalculating(true);
      try {
        const facts = using === 'page' ? inicio : await queries.fetchQuery({ ...inicioQuery, staleTime: 0 });
        const calculated = await calculatedWith(queries, { answersNow, quote, debtsClp }, facts);
        setFailure(null);
        if (calculated !== null) onResult.current(calculated);
        return calculated !== null;
      } finally {
        setCalculating(false);
      }
    },
    [queries, answersNow, quote, debtsClp, inicio],
  );
  // Removes the failure when the connection is back. See docs/rules.md R221.
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline) setFailure((last) => (last?.isUnreachable === true ? null : last));
      }),
    [],
  );
  const retryFailed = useCallback(
    () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [queries],
  );
  const calculate = useCallback((): void => {
    retryFailed();
    if (isBusy.current) return;
    isBusy.current = true;
    const answers = answersNow();
    press('page')
      .catch((reason: unknown) => {
        if (reason instanceof CancelledError) return;
        const message = figureFailure(reason);
        show(message, { tone: 'bad' });
        const isUnreachable = reason instanceof ApiError && reason.status === 0;
        setFailure({ answers, message, isUnreachable, isFinal: isFinal(reason) });
      })
      .finally(() => (isBusy.current = false));
  }, [answersNow, press, retryFailed, show]);
  const recalculate = useCallback(
    (): Promise<string | null> =>
      press('today').then(
        (isCalculated) => (isCalculated ? null : messageText('calculation_failed')),
        (reason: unknown) => figureFailure(reason),
      ),
    [press],
  );
  return { isCalculating, calculate, failure, recalculate, retryFailed };
}
