import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { useDebounced, useIsResting } from '#shared/api/use-settled.ts';
import type { ComparisonProps, FigureStatus, ResultProps } from './shown.ts';
import { comparacionQuery, dividendoQuery, figureFailure, operationCostsQuery } from '../api/figures.ts';
import { inicioQuery } from '../api/get-inicio.ts';
import type { DividendoRequest } from '../api/wire.ts';
import { operationCostsRequest } from './requests.ts';

const DELAY_MS = 300;
/** See docs/rules.md R222. */
const REST_MS = 1000;

export interface PreviewInput {
  /** Text that changes with every keystroke, to detect when typing pauses. */
  readonly typed: string;
  /** Null while answers are missing or the rate is loading. */
  readonly request: DividendoRequest | null;
  /** True while the rate is loading. */
  readonly isComing: boolean;
  /** Reason why complete answers have no figure; null otherwise. */
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

/**
 * Returns a preview without figures. Its message waits until typing pauses, because the first digits of an amount may violate
 * rules.
 */
function withoutFigures(obstacle: string | null, isSettled: boolean): Preview {
  if (obstacle === null) return NOTHING;
  const state = isSettled
    ? ({ status: 'empty', message: obstacle } as const)
    : ({ status: 'loading' } as const);
  return { ...NOTHING, result: { ...NOTHING.result, ...state } };
}

/** Refetches the page's UF if an answer was calculated with another day's UF. The figures follow. */
function useSameUf(pageDate: string | null, answerDate: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (answerDate !== null && pageDate !== null && answerDate !== pageDate)
      void queries.invalidateQueries({ queryKey: inicioQuery.queryKey }, { cancelRefetch: false });
  }, [queries, pageDate, answerDate]);
}

/**
 * Returns live figures while the visitor types. The previous ones stay, marked as such, until there are new ones or typing
 * pauses, so that nothing disappears because the first digits of an amount are invalid.
 */
export function usePreview(input: PreviewInput): Preview {
  const { typed, request, isComing, obstacle, creditClp, age, flavour, ufDate } = input;
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

  const showsLast = isTyping && dividendo.data !== undefined;
  if (request === null && !isComing && !showsLast)
    return withoutFigures(obstacle, settledObstacle === obstacle);
  const isSettled = request !== null && settled === request;
  // The credit of the shown terms, which may be the previous ones.
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
        ? null // The result reports the failure.
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
