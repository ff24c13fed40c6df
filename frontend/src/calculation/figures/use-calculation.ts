import { useCallback, useEffect, useState } from 'react';
import { CancelledError, onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
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

const KEY = ['calculate'];

/** Returns the calculation of the button: always requested, and dropped if the answers changed before it arrived. */
export function useCalculation({ inicio, onCalculated, ...asked }: CalculationOptions): Calculation {
  const { answersNow } = asked;
  const queries = useQueryClient();
  const { show } = useToast();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationKey: KEY,
    /** @param using the page's UF and lists, or the bank's current ones */
    mutationFn: async (using: 'page' | 'today') => {
      const facts = using === 'page' ? inicio : await queries.fetchQuery({ ...inicioQuery, staleTime: 0 });
      const calculated = await calculatedWith(queries, asked, facts);
      setFailure(null);
      if (calculated !== null) onCalculated(calculated);
      return calculated;
    },
  });
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
    if (queries.isMutating({ mutationKey: KEY }) > 0) return;
    const answers = answersNow();
    mutate('page', {
      onError: (reason) => {
        if (reason instanceof CancelledError) return;
        const message = figureFailure(reason);
        show(message, { tone: 'bad' });
        const isUnreachable = reason instanceof ApiError && reason.status === 0;
        setFailure({ answers, message, isUnreachable, isFinal: isFinal(reason) });
      },
    });
  }, [answersNow, mutate, queries, retryFailed, show]);
  const recalculate = useCallback(
    (): Promise<string | null> =>
      mutateAsync('today').then(
        (calculated) => (calculated === null ? messageText('calculation_failed') : null),
        (reason: unknown) => figureFailure(reason),
      ),
    [mutateAsync],
  );
  return { isCalculating: isPending, calculate, failure, recalculate, retryFailed };
}
