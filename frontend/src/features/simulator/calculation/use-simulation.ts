import { useMemo } from 'react';
import { violationText } from '@simulador/contracts/messages/es';
import { ufToNumber, ZERO_UF } from '@simulador/contracts/domain/money';
import type { ComparisonProps, ResultProps, ScheduleProps } from '#shared/simulation/result-slots.ts';
import type { UfOfDay } from '#shared/context/uf.tsx';
import type { Inicio } from '../api/wire.ts';
import { NO_ENTRY, NO_LISTS } from '../answers/texts.ts';
import { holdsFor, scheduleOf, type Calculated } from './calculated.ts';
import { amountUf, creditFields } from '../answers/credit-facts.ts';
import { ageOf, creditContext, creditViolations, type CreditRules } from '../answers/credit-violations.ts';
import { financingOf, listsOf, ufOf } from './inicio-view.ts';
import type { Modules } from '../state/modules.ts';
import { newIntentKey } from '#shared/api/intent-key.ts';
import { figureObstacle } from './rate-question.ts';
import type { Answers } from '../answers/answers.ts';
import { dividendoRequest, lacksEntries, type Lists } from './requests.ts';
import { shareUrl } from '../state/shared-figures.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';
import { useByContent } from './use-by-content.ts';
import { useCalculation, type Calculation } from './use-calculation.ts';
import { usePreview } from './use-preview.ts';
import { useSuggestedRate, type SuggestedRate } from './use-suggested-rate.ts';
import { isValid } from '../answers/violations.ts';

export interface Simulation extends Calculation {
  readonly uf: UfOfDay;
  readonly rules: CreditRules;
  /** The modules as they count: module 3's answers are judged with those of the others as they are now. */
  readonly modules: Modules;
  /** Module 3 breaks no rule, calculated or not. */
  readonly isCreditValid: boolean;
  /** Why nothing can be calculated: UF, catalogues or insurances are missing, or lack what the answers need. Null when it can. */
  readonly obstacle: string | null;
  readonly canConfirm: boolean;
  readonly rate: SuggestedRate;
  readonly result: ResultProps;
  readonly comparison: ComparisonProps | null;
  /** Of a result that can be confirmed. */
  readonly schedule: ScheduleProps | null;
}

type Figures = Pick<ResultProps, 'status' | 'row' | 'costs' | 'message' | 'onRetry' | 'ufDate'>;

/** The button's result while it holds, the live figures otherwise; no allowed rate is a failure worth saying. */
function figuresOf(
  preview: Figures,
  held: Calculated | null,
  rate: SuggestedRate,
  isOwnRate: boolean,
): Figures {
  if (held !== null) {
    const { row, costs, ufDate } = held;
    return { ...preview, status: 'ready', row, costs, ufDate };
  }
  if (preview.status !== 'empty' || rate.error === undefined) return preview;
  if (isOwnRate) return { ...preview, message: rate.error };
  return { ...preview, status: 'failed', message: rate.error, onRetry: rate.retry };
}

function obstacleOf(answers: Answers, lists: Lists | null): string | null {
  if (lists === null) return NO_LISTS;
  return lacksEntries(answers, lists) ? NO_ENTRY : null;
}

/** The page itself says what to do about missing lists; one that lacks an entry can't be helped here. */
const withoutMeans = (obstacle: string, isPending: boolean): Pick<Figures, 'status' | 'message'> => ({
  status: isPending ? 'waiting' : 'unavailable',
  message: obstacle === NO_ENTRY ? obstacle : null,
});

export interface InicioState {
  readonly data: Inicio | undefined;
  readonly isPending: boolean;
}

/** What the answers come to: rate, live figures, and the result of the button with whether it still holds. */
export function useSimulation(
  store: SimulatorStore,
  state: SimulatorState,
  { data: inicio, isPending }: InicioState,
): Simulation {
  const { flavour, client, project, credit, calculated, modules } = state;
  const uf = useMemo(() => ufOf(inicio), [inicio]);
  const lists = useMemo(() => listsOf(inicio), [inicio]);
  const rules = useMemo(() => ({ ufValueClp: uf.valueClp, financing: financingOf(inicio) }), [uf, inicio]);
  const answers = { flavour, client, project, credit };
  const isCreditValid = isValid(creditViolations(credit, creditContext(answers, rules)));
  const broken = figureObstacle(answers, rules);
  const rate = useSuggestedRate(answers, lists);
  const canAsk = lists !== null && rate.annualRatePct !== null;
  const request = useByContent(canAsk ? dividendoRequest(answers, lists, rate.annualRatePct) : null);
  const preview = usePreview({
    request,
    isComing: rate.isLoading,
    obstacle: broken && violationText(broken),
    age: ageOf(client),
    flavour,
    ufDate: uf.date,
  });
  const calculation = useCalculation({
    answersNow: store.getState,
    inicio,
    onCalculated: (result) => store.dispatch({ type: 'calculated', calculated: result, key: newIntentKey() }),
  });
  const holds = calculated !== null && request !== null && holdsFor(calculated, request, uf.date);
  const obstacle = obstacleOf(answers, lists);
  return {
    ...calculation,
    uf,
    rules,
    modules: { ...modules, m3: { ...modules.m3, valid: modules.m3.valid && isCreditValid } },
    isCreditValid,
    obstacle,
    canConfirm: holds && isCreditValid,
    rate,
    result: {
      ufDate: uf.date,
      ...figuresOf(preview.result, holds ? calculated : null, rate, credit.rate.isOwn),
      ...(obstacle === null ? {} : withoutMeans(obstacle, isPending)),
      isFinal: holds,
      hasSubsidy: creditFields(credit, project, uf.valueClp).hasSubsidy,
      shareUrl: flavour === 'web' ? shareUrl({ project, credit }) : null,
    },
    schedule: holds && isCreditValid ? scheduleOf(calculated) : null,
    comparison: preview.comparison && {
      ...preview.comparison,
      years: Number(credit.paymentYears),
      creditUf: ufToNumber(amountUf(credit.creditAmount, uf.valueClp) ?? ZERO_UF),
    },
  };
}
