import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Flavour } from '@simulador/contracts/domain/limits';
import { useDebounced, useIsResting } from '#shared/api/use-settled.ts';
import type { ComparisonProps, FigureStatus, ResultProps } from '#shared/simulation/result-slots.ts';
import { comparacionQuery, dividendoQuery, figureFailure, operationCostsQuery } from '../api/figures.ts';
import { inicioQuery } from '../api/get-inicio.ts';
import type { DividendoRequest } from '../api/wire.ts';
import { operationCostsRequest } from './requests.ts';

const DELAY_MS = 300;
/** See docs/rules.md R222. */
const REST_MS = 1000;

export interface Question {
  /** Changes with every keystroke, to detect when typing pauses. */
  readonly typed: string;
  /** Null while answers are missing, or the rate is loading. */
  readonly request: DividendoRequest | null;
  /** The rate is loading. */
  readonly isComing: boolean;
  /** Why there is no figure for complete answers. */
  readonly obstacle: string | null;
  /** The credit as typed; null if it was typed in UF. */
  readonly creditClp: number | null;
  readonly age: number | null;
  readonly flavour: Flavour;
  readonly ufDate: string | null;
}

export interface Preview {
  readonly result: Pick<ResultProps, 'status' | 'row' | 'costs' | 'message' | 'onRetry' | 'ufDate'>;
  readonly comparison: ComparisonProps | null;
}

interface Answer {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
}

function statusOf({ data, error, isPlaceholderData }: Answer, isSettled: boolean): FigureStatus {
  if (!isSettled || isPlaceholderData) return data === undefined ? 'loading' : 'updating';
  if (error !== null) return 'failed';
  return data === undefined ? 'loading' : 'ready';
}

const NOTHING: Preview = {
  result: { status: 'empty', row: null, costs: null, message: null, onRetry: () => undefined },
  comparison: null,
};

/** The first digits of an amount violate rules that need no message yet. */
function withoutFigures(obstacle: string | null, isSettled: boolean): Preview {
  if (obstacle === null) return NOTHING;
  const state = isSettled
    ? ({ status: 'empty', message: obstacle } as const)
    : ({ status: 'loading' } as const);
  return { ...NOTHING, result: { ...NOTHING.result, ...state } };
}

/** An answer with the UF of another day than the page's: the page asks for its own again, and the figures follow. */
function useSameUf(pageDate: string | null, answerDate: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (answerDate !== null && pageDate !== null && answerDate !== pageDate)
      void queries.invalidateQueries({ queryKey: inicioQuery.queryKey }, { cancelRefetch: false });
  }, [queries, pageDate, answerDate]);
}

/**
 * The figures of the answers as they are, alive while the visitor types. The last ones stay, as such, until there are others
 * or typing pauses: nothing disappears and jumps because the first digits of an amount are invalid.
 */
export function usePreview(question: Question): Preview {
  const { typed, request, isComing, obstacle, creditClp, age, flavour, ufDate } = question;
  const isTyping = !useIsResting(typed, REST_MS);
  const settledObstacle = useDebounced(obstacle, DELAY_MS);
  const settled = useDebounced(request, DELAY_MS);
  const compared = useMemo(
    () => (settled === null || age === null ? null : { ...settled, edad: age, flavour }),
    [settled, age, flavour],
  );
  const dividendo = useQuery(dividendoQuery(settled, ufDate));
  const costs = useQuery(operationCostsQuery(settled === null ? null : operationCostsRequest(settled)));
  const comparacion = useQuery(comparacionQuery(compared, ufDate));
  useSameUf(ufDate, dividendo.data?.ufDate ?? null);

  const keepsLast = isTyping && dividendo.data !== undefined;
  if (request === null && !isComing && !keepsLast)
    return withoutFigures(obstacle, settledObstacle === obstacle);
  const isSettled = request !== null && settled === request;
  // The credit of the terms that are shown, which may be the previous ones.
  const credit = comparacion.data?.request ?? request;
  const failed = [dividendo, costs, comparacion].filter(({ error }) => error !== null);
  const retry = (): void => {
    for (const { refetch } of failed) void refetch();
  };
  const sameUf = dividendo.data?.ufDate ? { ufDate: dividendo.data.ufDate } : {};
  return {
    result: {
      status: statusOf(dividendo, isSettled),
      row: dividendo.data?.row ?? null,
      ...sameUf,
      costs: costs.isPlaceholderData ? null : (costs.data ?? null),
      message: dividendo.error && figureFailure(dividendo.error),
      onRetry: retry,
    },
    comparison:
      age === null || dividendo.error !== null
        ? null // what there is to say of a failure the result says
        : {
            status: statusOf(comparacion, isSettled),
            terms: comparacion.data?.terms ?? null,
            years: credit?.plazototal ?? 0,
            creditUf: credit?.montocredito ?? 0,
            creditClp,
            ...sameUf,
            message: comparacion.error && figureFailure(comparacion.error),
            onRetry: retry,
          },
  };
}
