import { useMemo } from 'react';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { useByContent, useStable } from '#shared/api/use-settled.ts';
import type { ComparisonProps, ResultProps, ScheduleProps } from '#shared/simulation/result-slots.ts';
import type { Inicio } from '../api/wire.ts';
import { OBSTACLES } from '../answers/texts.ts';
import { changedRate, isCurrentFor, scheduleOf, type Calculated } from './calculated.ts';
import { ageOf, incomeOf, type Violations } from '../answers/violations.ts';
import { listsOf, ufOf } from './inicio-view.ts';
import { isSame, type Answers } from '../answers/answers.ts';
import { missingAnswers } from './missing-answers.ts';
import { dividendoRequest, figureObstacle, lacksEntries, type Lists } from './requests.ts';
import { useCalculation, type Calculation } from './use-calculation.ts';
import { usePreview } from './use-preview.ts';
import { useCaeWithCosts } from './use-cae-with-costs.ts';
import { useVerdict } from './use-verdict.ts';
import { useSuggestedRate, type SuggestedRate } from './use-suggested-rate.ts';

export interface Simulation extends Omit<Calculation, 'failure'> {
  /** Reason why the last press brought no result for the current answers; null if it did, and before the first press. */
  readonly failure: string | null;
  /** Reason why nothing can be calculated: UF, catalogues or insurances are missing, or lack an entry. Null if there is none. */
  readonly obstacle: string | null;
  readonly canConfirm: boolean;
  readonly rate: SuggestedRate;
  /** Suggested rate of the button's result, and the one that has replaced it since; null if none has. */
  readonly changedRate: ReturnType<typeof changedRate>;
  readonly result: ResultProps;
  readonly comparison: ComparisonProps | null;
  /** Inputs of the payment schedule; null unless the result can be confirmed. */
  readonly schedule: ScheduleProps | null;
  /** Inputs of the payment schedule for the live figures; null if there are none. */
  readonly previewed: ScheduleProps | null;
}

type Figures = Pick<ResultProps, 'status' | 'row' | 'costs' | 'message' | 'onRetry' | 'ufDate'>;

/** Returns the button's result while it is current, else the live figures. A missing allowed rate is a failure. */
function figuresOf(
  preview: Figures,
  current: Calculated | null,
  rate: SuggestedRate,
  isOwnRate: boolean,
): Figures {
  if (current !== null) {
    const { row, costs, ufDate } = current;
    return { ...preview, status: 'ready', row, costs, ufDate };
  }
  if (preview.status !== 'empty') return preview;
  if (rate.failure !== undefined)
    return { ...preview, status: 'failed', message: rate.failure, onRetry: rate.retry };
  if (rate.error === undefined || isOwnRate) return preview;
  return { ...preview, status: 'failed', message: rate.error, onRetry: rate.retry };
}

/** Removes the message, because a failure is reported once: if the button was pressed, beside it. */
const withoutReason = (figures: Figures): Figures =>
  figures.status === 'failed' ? { ...figures, status: 'unavailable', message: null } : figures;

function obstacleOf(answers: Answers, lists: Lists | null): string | null {
  const { noLists, noEntry } = OBSTACLES[answers.flavour];
  if (lists === null) return noLists;
  return lacksEntries(answers, lists) ? noEntry : null;
}

export interface InicioState {
  readonly data: Inicio | undefined;
  readonly isPending: boolean;
}

interface SimulationOptions {
  readonly answers: Answers;
  readonly answersNow: () => Answers;
  readonly violations: Violations;
  /** True if module 3 violates no rule. */
  readonly isCreditValid: boolean;
  readonly calculated: Calculated | null;
  readonly onCalculated: (calculated: Calculated) => void;
  readonly inicio: InicioState;
}

/** Figures of the answers: rate, live figures, and the button's result with whether it is current. */
export function useSimulation(options: SimulationOptions): Simulation {
  const { answers, answersNow, violations, isCreditValid, calculated, onCalculated } = options;
  const { data: inicio, isPending } = options.inicio;
  const { flavour, client, credit } = answers;
  const uf = useMemo(() => ufOf(inicio), [inicio]);
  const lists = useMemo(() => listsOf(inicio), [inicio]);
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
    ufDate: uf.date,
  });
  const calculation = useCalculation({ answersNow, inicio, onCalculated });
  const { failure: last } = calculation;
  const failure = last !== null && isSame(last.answers, answers) ? last.message : null;
  const calculate = useStable(() => {
    calculation.calculate();
    if (preview.result.status === 'failed') preview.result.onRetry();
  });
  const recalculate = useStable(calculation.recalculate);
  const current =
    calculated !== null && request !== null && isCurrentFor(calculated, request, uf.date) ? calculated : null;
  const otherRate = useByContent(calculated && request && changedRate(calculated, request));
  const obstacle = obstacleOf(answers, lists);
  const figures = figuresOf(preview.result, current, rate, credit.rate.isOwn);
  const incomeClp = incomeOf(client, violations);
  const verdict = useVerdict(
    figures.status !== 'ready' ||
      figures.row === null ||
      request === null ||
      lists === null ||
      incomeClp === null
      ? null
      : {
          request,
          row: figures.row,
          ufValueClp: current?.ufValueClp ?? lists.ufValueClp,
          incomeClp,
          age: ageOf(client),
          flavour,
        },
    figures.status === 'updating',
  );
  const age = ageOf(client);
  const caeWithCosts = useCaeWithCosts(
    figures.row,
    figures.status === 'ready' && request !== null && age !== null
      ? { ...request, edad: age, flavour }
      : null,
    preview.comparison?.terms ?? null,
    uf.date,
  );
  const retry = useStable(figures.onRetry);
  const result = useByContent({
    ufDate: uf.date,
    ...(failure === null ? figures : withoutReason(figures)),
    // The page itself reports the obstacle.
    ...(obstacle !== null && {
      status: isPending ? ('waiting' as const) : ('unavailable' as const),
      message: null,
    }),
    missing: missingAnswers(answers, violations),
    isFinal: current !== null,
    caeWithCosts,
    verdict,
  });
  const retryComparison = useStable(() => preview.comparison?.onRetry());
  const comparison = useByContent(preview.comparison && { ...preview.comparison, incomeClp });
  const schedule = useByContent(
    current !== null && request !== null && isCreditValid ? scheduleOf(current, request) : null,
  );
  const previewed = useByContent(
    figures.status === 'ready' && request !== null && lists !== null && uf.date !== null
      ? { request, ufValueClp: lists.ufValueClp, ufDate: uf.date }
      : null,
  );
  return {
    isCalculating: calculation.isCalculating,
    calculate,
    recalculate,
    failure,
    obstacle,
    canConfirm: current !== null && isCreditValid,
    rate,
    changedRate: otherRate,
    result: useMemo(() => ({ ...result, onRetry: retry }), [result, retry]),
    comparison: useMemo(
      () => comparison && { ...comparison, onRetry: retryComparison },
      [comparison, retryComparison],
    ),
    schedule,
    previewed,
  };
}
