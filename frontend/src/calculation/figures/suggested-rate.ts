import type { UseQueryResult } from '@tanstack/react-query';
import { rateRangeRule, rateRule } from '@simulador/contracts/calculation/rules/rate';
import type { Violation } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { figureFailure } from '../api/figures.ts';
import type { TarifaRequest } from '../api/wire.ts';
import type { RateAnswer } from '../answers/answers.ts';
import { NO_OWN_RATE } from '../answers/texts.ts';

export interface SuggestedRate {
  /** Annual percent to calculate with; null while no allowed rate is known for the current answers. */
  readonly annualRatePct: number | null;
  /** Suggested rate, used or not; null while there is none for the current answers. */
  readonly suggestedPct: number | null;
  /** Maximum conventional rate (TMC) for the current answers, once it is known. */
  readonly ceilingPct: number | null;
  readonly isLoading: boolean;
  /** Message if the rate is not allowed. */
  readonly error?: string | undefined;
  /** Message if no rate was suggested. */
  readonly failure?: string | undefined;
  /** Reason why an own rate yields no figures for complete answers; null if it does, and for the suggested rate. */
  readonly obstacle: string | null;
}

type RateQuery = Pick<UseQueryResult<number>, 'data' | 'error'>;

/** Returns the rate, suggested or the executive's own, and whether the maximum allows it. `question`: null while answers are missing. */
export function suggestedRate(
  rate: RateAnswer,
  question: TarifaRequest | null,
  tarifa: RateQuery,
  tmc: RateQuery,
): SuggestedRate {
  const suggestedPct = tarifa.data ?? null;
  const ceilingPct = tmc.data ?? null;
  const ratePct = rate.isOwn ? rate.pct : suggestedPct;
  const broken = ratePct === null ? null : rateRule(ratePct, ceilingPct);
  // Once typed, an own rate out of its range is reported at its field only.
  const isShown = broken !== null && !(rate.isOwn && rateRangeRule(ratePct ?? 0) !== null);
  return {
    annualRatePct: broken === null ? ratePct : null,
    suggestedPct,
    ceilingPct,
    isLoading: question !== null && suggestedPct === null && tarifa.error === null && !rate.isOwn,
    error: isShown ? violationText(broken) : undefined,
    failure: tarifa.error !== null && !rate.isOwn ? figureFailure(tarifa.error) : undefined,
    obstacle: rate.isOwn && question !== null ? ownObstacle(ratePct, broken) : null,
  };
}

const ownObstacle = (ratePct: number | null, broken: Violation | null): string | null =>
  ratePct === null ? NO_OWN_RATE : broken && violationText(broken);
