import { useMemo } from 'react';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { useByContent, useStable } from '#shared/api/use-settled.ts';
import type { ComparisonProps, ResultProps, ComparisonTerm } from './shown.ts';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';
import { isSame, type Answers } from '../answers/answers.ts';
import { ageOf } from '../answers/violations.ts';
import type { Calculated } from './calculated.ts';
import { figuresOf, viewOf, type FiguresInput, type FiguresView } from './figures-view.ts';
import { listsOf, ufOf } from './inicio-view.ts';
import { dividendoRequest, figureObstacle } from './requests.ts';
import { useCalculation, type Calculation } from './use-calculation.ts';
import { usePreview } from './use-preview.ts';
import { useSuggestedRate, type SuggestedRate } from './use-suggested-rate.ts';
import { useVerdict } from './use-verdict.ts';
import { useQuery } from '@tanstack/react-query';
import { COMPARISON_YEARS } from '@simulador/contracts/calculation/limits';
import { caeWithCostsQuery } from '../api/figures.ts';
import type { ComparacionRequest } from '../api/wire.ts';

export interface Simulation extends Omit<Calculation, 'failure'>, Omit<FiguresView, 'result' | 'comparison'> {
  /** Reason why the last press brought no result for the current answers; null if it did, and before the first press. */
  readonly failure: string | null;
  readonly rate: SuggestedRate;
  readonly result: ResultProps;
  readonly comparison: ComparisonProps | null;
}

interface SimulationOptions extends Omit<FiguresInput, 'lists' | 'ufDate' | 'rate' | 'request' | 'preview'> {
  readonly answersNow: () => Answers;
  readonly onCalculated: (calculated: Calculated) => void;
}

/** Figures of the answers: rate, live figures, and the button's result with whether it is current. */
export function useSimulation({ answersNow, onCalculated, ...given }: SimulationOptions): Simulation {
  const { answers, violations, inicio } = given;
  const { flavour, client, credit } = answers;
  const lists = listsOf(inicio.data);
  const ufDate = ufOf(inicio.data).date;
  const rate = useSuggestedRate(answers, violations, lists);
  const canAsk = lists !== null && rate.annualRatePct !== null;
  const request = useByContent(canAsk ? dividendoRequest(answers, lists, rate.annualRatePct) : null);
  const broken = figureObstacle(violations);
  const preview = usePreview({
    typed: JSON.stringify(credit),
    request,
    isComing: rate.isLoading,
    obstacle: broken === null ? rate.obstacle : violationText(broken),
    creditClp: credit.creditAmount.currency === 'CLP' ? credit.creditAmount.amount : null,
    age: ageOf(client),
    flavour,
    ufDate,
  });
  const { failure: last, ...calculation } = useCalculation({ answersNow, inicio: inicio.data, onCalculated });
  const failure = last !== null && isSame(last.answers, answers) ? last.message : null;
  const input = { ...given, lists, ufDate, rate, request, preview };
  const figures = figuresOf(input);
  const verdict = useVerdict(figures.stated, figures.status === 'updating');
  const terms = preview.comparison?.terms ?? null;
  const caeWithCosts = useCaeWithCosts(figures.row, figures.costed, terms, ufDate);
  const view = useByContent(viewOf(input, figures, { verdict, caeWithCosts, failure }));
  const calculate = useStable(() => {
    calculation.calculate();
    if (preview.result.status === 'failed') preview.result.onRetry();
  });
  const recalculate = useStable(calculation.recalculate);
  const retry = useStable(figures.onRetry);
  const retryComparison = useStable(() => preview.comparison?.onRetry());
  return {
    ...view,
    result: useMemo(() => ({ ...view.result, onRetry: retry }), [view, retry]),
    comparison: useMemo(
      () => view.comparison && { ...view.comparison, onRetry: retryComparison },
      [view, retryComparison],
    ),
    isCalculating: calculation.isCalculating,
    calculate,
    recalculate,
    failure,
    rate,
  };
}

const isCompared = (years: number): boolean => COMPARISON_YEARS.some((each) => each === years);

/**
 * Returns the CAE with a row's operation costs, annual percent (R574): of its compared term if there is one, else requested; null
 * while it is not known. `request`: of the row, null without one.
 */
export function useCaeWithCosts(
  row: ResultFigures | null,
  request: ComparacionRequest | null,
  terms: readonly ComparisonTerm[] | null,
  ufDate: string | null,
): number | null {
  const asked = request !== null && !isCompared(request.plazototal) ? request : null;
  const { data } = useQuery(caeWithCostsQuery(asked, ufDate));
  if (row === null) return null;
  if (asked !== null) return data ?? null;
  return terms?.find((term) => term.row !== null && isSame(term.row, row))?.cae_with_costs ?? null;
}
