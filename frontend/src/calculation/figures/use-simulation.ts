import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { isFinal } from '#shared/api/final-refusals.ts';
import { useRestMs } from '#shared/api/use-settled.ts';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { EMPTY_UF } from '#shared/ui/amounts/money-value.ts';
import { isSame, projectFacts, type Answers } from '../answers/answers.ts';
import { withAssumedProperty } from '../answers/assumed.ts';
import { ageOf } from '../answers/violations.ts';
import {
  comparacionQuery,
  dividendoQuery,
  isUnanswered,
  operationCostsQuery,
  tarifaQuery,
  tmcQuery,
} from '../api/figures.ts';
import { quoteQuery } from '../api/quote.ts';
import { inicioQuery } from '../api/get-inicio.ts';
import type { Calculated } from './calculated.ts';
import {
  figuresOf,
  viewOf,
  type AsShown,
  type Figures,
  type FiguresInput,
  type FiguresView,
} from './figures-view.ts';
import { listsOf, ufOf } from './inicio-view.ts';
import { DELAY_MS, previewOf, REST_MS } from './preview.ts';
import {
  dividendoRequest,
  figureObstacle,
  operationCostsRequest,
  rateQuestion,
  tmcRequest,
} from './requests.ts';
import { isOld } from './shown.ts';
import { suggestedRate, type SuggestedRate } from './suggested-rate.ts';
import { useCalculation, type Calculation, type Failure } from './use-calculation.ts';
import { useVerdict } from './use-verdict.ts';

/**
 * Returns the figures of the present answers. While those are loading, and after `error` if nobody answered, returns the last ones as
 * they were shown. See docs/rules.md R222.
 */
function useAsShown(now: AsShown, error: unknown): AsShown {
  const [last, setLast] = useState<AsShown | null>(null);
  const { figures } = now;
  const { status } = figures;
  // Answers without figures end the last ones.
  if (status === 'empty' && last !== null) setLast(null);
  if (status === 'ready' && (last === null || !isSameShown(last, now))) setLast(now);
  if (last === null)
    return isOld(status) ? { ...now, figures: { ...figures, ...ENDED }, comparison: null } : now;
  const { row, costs, stated, ufDate } = last.figures;
  if (isOld(status))
    return { ...now, figures: { ...figures, row, costs, ...dated(ufDate) }, savings: last.savings };
  if (status !== 'failed' || !isUnanswered(error)) return now;
  return {
    figures: {
      ...figures,
      status: 'outdated',
      message: UNANSWERED[error.status] ?? NO_ANSWER,
      row,
      costs,
      stated,
      ...dated(ufDate),
    },
    comparison: last.comparison && { ...last.comparison, status: 'outdated' },
    savings: last.savings,
  };
}

/** Ended figures, which the next key doesn't show again. */
const ENDED = { status: 'loading', row: null, costs: null, stated: null } as const;
const dated = (ufDate: Figures['ufDate']) => (ufDate === undefined ? {} : { ufDate });

const isSameShown = (a: AsShown, b: AsShown): boolean =>
  a.figures.row === b.figures.row &&
  a.figures.costs === b.figures.costs &&
  a.comparison?.terms === b.comparison?.terms &&
  a.savings === b.savings &&
  isSame(a.figures.stated, b.figures.stated);

const NO_ANSWER = 'El banco no respondió: estas cifras son de los datos anteriores.';
const UNANSWERED: Readonly<Record<number, string>> = {
  0: 'Sin conexión: estas cifras son de los datos anteriores.',
};

/**
 * Staff keep a credit open for long, and a sheet of rates can come into force meanwhile: its rate is requested again each minute, and
 * when the window gets the focus. See docs/rules.md R682.
 */
const WATCHED = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;
/** Delay of the request for the maximum rate. See docs/rules.md R37. */
const TMC_DELAY_MS = 2000;
const RESTS_MS = [DELAY_MS, REST_MS, TMC_DELAY_MS];

export interface Simulation extends Omit<Calculation, 'failure'>, FiguresView {
  /** Reason why the last press brought no result for the current answers; null if it did, and before the first press. */
  readonly failure: Pick<Failure, 'message' | 'isFinal'> | null;
  readonly rate: SuggestedRate;
}

interface SimulationOptions extends Omit<
  FiguresInput,
  'lists' | 'ufDate' | 'rate' | 'request' | 'preview' | 'onRetry'
> {
  readonly answersNow: () => Answers;
  /** Saved simulation whose rate is quoted; null without one. */
  readonly quote: LinkQuote | null;
  readonly onCalculated: (calculated: Calculated) => void;
}

/**
 * Figures of the answers: rate, live figures, and the button's result with whether it is current. All of it is derived in each
 * render from answers and queries, which are sent once typing pauses.
 */
export function useSimulation({
  answersNow,
  quote,
  onCalculated,
  ...options
}: SimulationOptions): Simulation {
  const given = { ...options, answers: withAssumedProperty(options.answers) };
  const { answers, violations, inicio } = given;
  const { flavour, client, credit } = answers;
  const lists = listsOf(inicio.data);
  const ufDate = ufOf(inicio.data).date;
  const age = ageOf(client);
  const restMs = useRestMs(JSON.stringify(credit), RESTS_MS);
  const afterRest = <Query extends { enabled?: unknown }>(query: Query, delayMs = DELAY_MS) => ({
    ...query,
    enabled: query.enabled === true && restMs >= delayMs,
  });

  const question = rateQuestion(answers, violations, lists);
  const tarifa = useQuery({ ...afterRest(tarifaQuery(question)), ...(flavour === 'pro' && WATCHED) });
  const tmc = useQuery(afterRest(tmcQuery(question && tmcRequest(question)), TMC_DELAY_MS));
  const opened = useQuery(quoteQuery(quote));
  const rate = suggestedRate(
    credit.rate,
    question,
    tarifa,
    tmc,
    { quote: opened.data ?? null, isLoading: opened.isLoading },
    lists?.ufValueClp ?? 0,
  );

  const canAsk = lists !== null && question !== null && rate.annualRatePct !== null;
  const request = canAsk ? dividendoRequest(answers, lists, rate.annualRatePct) : null;
  const compared = request && {
    ...request,
    ...(age === null ? {} : { edad: age }),
    flavour,
    ...(rate.isQuoted && { keeps_rate: true }),
  };
  const dividendo = useQuery(afterRest(dividendoQuery(request, ufDate)));
  const costs = useQuery(afterRest(operationCostsQuery(request && operationCostsRequest(request))));
  const comparacion = useQuery(afterRest(comparacionQuery(compared, ufDate)));
  useSameUf(ufDate, dividendo.data?.ufDate ?? null);

  const broken = figureObstacle(violations);
  const preview = previewOf({
    restMs,
    request,
    isComing: rate.isLoading,
    obstacle: broken === null ? rate.obstacle : violationText(broken),
    creditClp: credit.creditAmount.currency === 'CLP' ? credit.creditAmount.amount : null,
    dividendo,
    costs,
    comparacion,
  });
  const calculation = useCalculation({ answersNow, quote, inicio: inicio.data, onCalculated });
  const { failure: last } = calculation;
  const failure = last !== null && isSame(last.answers, options.answers) ? last : null;
  const failed = [dividendo.error, credit.rate.isOwn || rate.isQuoted ? null : tarifa.error];
  const retry = (errors: readonly unknown[]) =>
    errors.some((error) => error && !isFinal(error)) ? calculation.retryFailed : null;
  const onRetry = { result: retry(failed), comparison: retry([comparacion.error]) };
  const input = { ...given, lists, ufDate, rate, request, preview, onRetry };
  const savings = isBuySale(projectFacts(answers.project).purpose) ? credit.savings : EMPTY_UF;
  const present = { figures: figuresOf(input), comparison: preview.comparison, savings };
  const shown = useAsShown(present, failed[0] ?? failed[1]);
  const verdict = useVerdict(shown.figures.stated);
  return {
    ...calculation,
    ...viewOf(input, shown, { verdict, failure: failure && failure.message }),
    failure,
    rate,
  };
}

/** Refetches the page's UF if an answer was calculated with another day's UF. The figures follow. */
function useSameUf(pageDate: string | null, answerDate: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (answerDate !== null && pageDate !== null && answerDate !== pageDate)
      void queries.invalidateQueries({ queryKey: inicioQuery.queryKey }, { cancelRefetch: false });
  }, [queries, pageDate, answerDate]);
}
