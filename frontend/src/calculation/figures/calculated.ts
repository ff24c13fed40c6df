/** The button's result. */
import { CancelledError, onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import { ApiError } from '#shared/api/api-error.ts';
import { type Answers, isSame } from '../answers/answers.ts';
import { answersAtUf } from '../answers/changes.ts';
import { violationsOf } from '../answers/violations.ts';
import { type Answered, calculoQuery, figureFailure, quoteQuery } from '../api/calculo.ts';
import type { CalculoAnswer, DividendoRequest, DividendoRow, Inicio } from '../api/wire.ts';
import { inicioQuery, listsOf, ufOf } from '../api/get-inicio.ts';
import { calculoRequest, listObstacle } from './requests.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isFinal } from '#shared/api/final-refusals.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';

/** Request of a credit's figures, without the RUT, which does not affect them. */
export type CreditRequest = Omit<DividendoRequest, 'Rut'>;

/** A result with its request. It is valid for that request and UF only. */
export interface Calculated extends Pick<CalculoAnswer, 'costs'> {
  readonly request: CreditRequest;
  readonly row: DividendoRow;
  /** Pesos per UF that the amounts were converted with. */
  readonly ufValueClp: number;
  /** Day of the UF that the row's pesos were calculated with. */
  readonly ufDate: IsoDate;
  /** Day of the page's UF, if it is another one. */
  readonly pageUfDate?: IsoDate;
  /** Saved simulation whose quoted rate it has, in place of the suggested one. */
  readonly quote?: LinkQuote;
}

/** Returns whether the result fits the current request and the page's UF. */
export const isCurrentFor = (
  { request, ufDate, pageUfDate }: Calculated,
  asked: DividendoRequest,
  date: IsoDate | null,
): boolean => (date === ufDate || date === pageUfDate) && isSame(request, asked);

export interface Asked {
  /** Returns the current answers at the time of the call. */
  readonly answersNow: () => Answers;
  /** Saved simulation whose rate is quoted; null without one. */
  readonly quote: LinkQuote | null;
  /** Other debts a month beside the income, pesos. */
  readonly debtsClp: number;
}

/** Returns the request of the single operations about an answered credit, with its rate; null without a rate. */
export const requestOf = ({ asked, answer: { rate } }: Answered): DividendoRequest | null =>
  rate && { ...asked.calculation, tasasimulacion: rate.rate };

/** Returns the answer's figures. @throws ApiError if it has none */
function figuresIn(answered: Answered): Pick<Calculated, 'request' | 'row' | 'costs'> {
  const { row, costs, problems } = answered.answer;
  const request = requestOf(answered);
  if (row !== null && request !== null) return { request, row, costs };
  const problem = problems.find(({ part }) => part === 'row') ?? problems[0];
  const status = problem?.field === undefined ? BAD_GATEWAY : BAD_REQUEST;
  throw new ApiError(status, problem?.message ?? messageText('calculation_failed'));
}

const BAD_REQUEST = 400;
const BAD_GATEWAY = 502;

/** Calculates with this UF and these lists. Returns null if the answers changed meanwhile, or nothing can be requested. */
async function calculatedWith(
  queries: QueryClient,
  { answersNow, quote, debtsClp }: Asked,
  inicio: Inicio | undefined,
): Promise<Calculated | null> {
  const lists = listsOf(inicio);
  const pageUfDate = ufOf(inicio).date;
  if (lists === null || pageUfDate === null) return null;
  const { ufValueClp } = lists;
  const opened = quote && (await queries.fetchQuery(quoteQuery(quote)).catch(() => null));
  const askedNow = () => {
    const answers = answersAtUf(answersNow(), ufValueClp);
    const obstacle = listObstacle(answers, lists);
    if (obstacle !== null) throw new ApiError(0, obstacle);
    return calculoRequest(answers, violationsOf(answers, lists), lists, { quote: opened, debtsClp });
  };
  const asked = askedNow();
  if (asked === null) return null;
  const answered = await queries.fetchQuery({ ...calculoQuery(asked, pageUfDate), staleTime: 0 });
  if (!isSame(askedNow(), asked)) return null;
  const isQuoted =
    asked.calculation.tasasimulacion !== undefined && asked.calculation.personalizarTasa !== true;
  return {
    ...figuresIn(answered),
    ...{ ufValueClp, ufDate: answered.ufDate ?? pageUfDate, pageUfDate },
    ...(isQuoted && quote !== null && { quote }),
  };
}

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
