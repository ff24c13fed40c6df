import { useCallback, useEffect, useRef, useState } from 'react';
import {
  CancelledError,
  onlineManager,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { rateRule } from '@simulador/contracts/calculation/rules/rate';
import { messageText, violationText } from '@simulador/contracts/calculation/messages/es';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { ApiError } from '#shared/api/api-error.ts';
import { isFinal } from '#shared/api/final-refusals.ts';
import {
  figureFailure,
  operationCostsQuery,
  pressedDividendoQuery,
  tarifaQuery,
  tmcQuery,
} from '../api/figures.ts';
import { quoteQuery } from '../api/quote.ts';
import { inicioQuery } from '../api/get-inicio.ts';
import type { Inicio, TarifaRequest } from '../api/wire.ts';
import { obstaclesOf } from '../answers/texts.ts';
import { answersAtUf } from '../answers/changes.ts';
import { violationsOf } from '../answers/violations.ts';
import { isSameRequest, withoutClient, type Calculated } from './calculated.ts';
import { quotedRate } from './suggested-rate.ts';
import { listsOf, ufOf } from './inicio-view.ts';
import type { Answers, CreditAnswers } from '../answers/answers.ts';
import { dividendoRequest, operationCostsRequest, rateQuestion, tmcRequest } from './requests.ts';

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

interface Asked {
  /** Returns the current answers at the time of the call. */
  readonly answersNow: () => Answers;
  /** Saved simulation whose rate is quoted; null without one. */
  readonly quote: LinkQuote | null;
}

interface CalculationOptions extends Asked {
  readonly inicio: Inicio | undefined;
  readonly onCalculated: (calculated: Calculated) => void;
}

/** Inputs of a calculation: the page's values, or the bank's current ones with the suggested rate. */
type Using = 'page' | 'today';

interface RateQuestion {
  readonly question: TarifaRequest;
  readonly credit: CreditAnswers;
  readonly link: LinkQuote | null;
  readonly ufValueClp: number;
}

/** Returns the own rate, else the one that the opened simulation quotes for this credit, else the suggested one. */
async function allowedRate(
  queries: QueryClient,
  { question, credit: { rate }, link, ufValueClp }: RateQuestion,
  using: Using,
): Promise<{ readonly annualRatePct: number; readonly isQuoted: boolean }> {
  const renewed = using === 'today' ? { staleTime: 0 } : {};
  const ownPct = rate.isOwn ? rate.pct : null;
  const quote =
    ownPct === null && link !== null
      ? await queries.fetchQuery({ ...quoteQuery(link), ...renewed }).catch(() => null)
      : null;
  const quotedPct = quotedRate(quote, question, ufValueClp);
  const annualRatePct =
    ownPct ?? quotedPct ?? (await queries.fetchQuery({ ...tarifaQuery(question), ...renewed }));
  const ceilingPct = queries.getQueryData(tmcQuery(tmcRequest(question)).queryKey) ?? null;
  const broken = rateRule(annualRatePct, ceilingPct);
  if (broken !== null) throw new ApiError(400, violationText(broken));
  return { annualRatePct, isQuoted: quotedPct !== null };
}

/** Returns the result with this UF and these lists; null if it was superseded or can't be requested. */
async function calculatedWith(
  queries: QueryClient,
  { answersNow, quote }: Asked,
  inicio: Inicio | undefined,
  using: Using,
): Promise<Calculated | null> {
  const lists = listsOf(inicio);
  const pageUfDate = ufOf(inicio).date;
  if (lists === null || pageUfDate === null) return null;
  const current = (): Answers => answersAtUf(answersNow(), lists.ufValueClp);
  const answers = current();
  const question = rateQuestion(answers, violationsOf(answers, lists), lists);
  if (question === null) return null;
  const { credit } = answers;
  const { ufValueClp } = lists;
  const { annualRatePct, isQuoted } = await allowedRate(
    queries,
    { question, credit, link: quote, ufValueClp },
    using,
  );
  const request = dividendoRequest(current(), lists, annualRatePct);
  if (request === null) throw new ApiError(0, obstaclesOf(answers.flavour).noEntry);
  const [{ row, ufDate }, costs] = await Promise.all([
    queries.fetchQuery(pressedDividendoQuery(request, pageUfDate)),
    queries.fetchQuery({ ...operationCostsQuery(operationCostsRequest(request)), staleTime: 0 }),
  ]);
  const now = dividendoRequest(current(), lists, annualRatePct);
  if (now === null || !isSameRequest(now, request)) return null;
  return {
    request: withoutClient(request),
    row,
    costs,
    ufValueClp,
    ufDate: ufDate ?? pageUfDate,
    pageUfDate,
    ...(isQuoted && quote !== null && { quote }),
  };
}

const renewedInicio = (queries: QueryClient): Promise<Inicio> =>
  queries.fetchQuery({ ...inicioQuery, staleTime: 0 });

/** Repeats the request once if the answer was calculated with another day's UF and the page can load that UF. */
async function calculatedAtOneUf(
  queries: QueryClient,
  asked: Asked,
  inicio: Inicio | undefined,
  using: Using,
): Promise<Calculated | null> {
  const first = await calculatedWith(queries, asked, inicio, using);
  if (first === null || first.ufDate === first.pageUfDate) return first;
  const renewed = await renewedInicio(queries).catch(() => undefined);
  const renewedDate: IsoDate | null = ufOf(renewed).date;
  const isAnother = renewedDate !== null && renewedDate !== first.pageUfDate;
  return isAnother ? calculatedWith(queries, asked, renewed, 'today') : first;
}

/** Returns the calculation of the button: always requested, and dropped if the answers changed before it arrived. */
export function useCalculation({ answersNow, quote, inicio, onCalculated }: CalculationOptions): Calculation {
  const queries = useQueryClient();
  const toast = useToast();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isPending, mutateAsync } = useMutation({
    mutationFn: async (using: Using) =>
      calculatedAtOneUf(
        queries,
        { answersNow, quote },
        using === 'page' ? inicio : await renewedInicio(queries),
        using,
      ),
    onSuccess: (calculated) => {
      setFailure(null);
      if (calculated !== null) onCalculated(calculated);
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
  // A ref, because `isPending` changes with the next render and a second press may come before.
  const isBusy = useRef(false);
  const retryFailed = useCallback(
    () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [queries],
  );
  const calculate = useCallback((): void => {
    retryFailed();
    if (isBusy.current) return;
    isBusy.current = true;
    const answers = answersNow();
    mutateAsync('page')
      .catch((reason: unknown) => {
        if (reason instanceof CancelledError) return;
        const message = figureFailure(reason);
        toast.show(message, { tone: 'bad' });
        const isUnreachable = reason instanceof ApiError && reason.status === 0;
        setFailure({ answers, message, isUnreachable, isFinal: isFinal(reason) });
      })
      .finally(() => (isBusy.current = false));
  }, [answersNow, mutateAsync, retryFailed, toast]);
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
