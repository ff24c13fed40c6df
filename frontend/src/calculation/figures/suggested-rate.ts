import type { UseQueryResult } from '@tanstack/react-query';
import { rateRangeRule, rateRule } from '@simulador/contracts/calculation/rules/rate';
import { isQuotedCredit, type Quote } from '@simulador/contracts/simulations/quote';
import type { Violation } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { figureFailure } from '../api/figures.ts';
import type { TarifaRequest } from '../api/wire.ts';
import type { RateAnswer } from '../answers/answers.ts';
import { NO_OWN_RATE } from '../answers/texts.ts';

/** Quote of the simulation that was opened. */
export interface OpenedQuote {
  readonly quote: Quote | null;
  readonly isLoading: boolean;
}

export interface SuggestedRate {
  /** Annual percent to calculate with; null while no allowed rate is known for the current answers. */
  readonly annualRatePct: number | null;
  /** Suggested rate, used or not; null while there is none for the current answers. */
  readonly suggestedPct: number | null;
  /** Maximum conventional rate (TMC) for the current answers, once it is known. */
  readonly ceilingPct: number | null;
  readonly isLoading: boolean;
  /** Quote of the simulation that was opened; null without one, and beside an own rate. */
  readonly quote: Quote | null;
  /** Whether the rate is the quoted one. */
  readonly isQuoted: boolean;
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
  { quote, isLoading: isQuoteLoading }: OpenedQuote,
  ufValueClp: number,
): SuggestedRate {
  const suggestedPct = tarifa.data ?? null;
  const ceilingPct = tmc.data ?? null;
  const quotedPct = rate.isOwn || question === null ? null : quotedRate(quote, question, ufValueClp);
  const todayPct = isQuoteLoading ? null : suggestedPct;
  const ratePct = rate.isOwn ? rate.pct : (quotedPct ?? todayPct);
  const broken = ratePct === null ? null : rateRule(ratePct, ceilingPct);
  // Once typed, an own rate out of its range is reported at its field only.
  const isShown = broken !== null && !(rate.isOwn && rateRangeRule(ratePct ?? 0) !== null);
  return {
    annualRatePct: broken === null ? ratePct : null,
    suggestedPct,
    ceilingPct,
    isLoading: question !== null && ratePct === null && tarifa.error === null && !rate.isOwn,
    quote: rate.isOwn ? null : quote,
    isQuoted: quotedPct !== null,
    error: isShown ? violationText(broken) : undefined,
    failure:
      tarifa.error !== null && !rate.isOwn && quotedPct === null ? figureFailure(tarifa.error) : undefined,
    obstacle: rate.isOwn && question !== null ? ownObstacle(ratePct, broken) : null,
  };
}

/** Returns the rate that a quote still has for a credit, annual percent; null if it has none. */
export const quotedRate = (quote: Quote | null, question: TarifaRequest, ufValueClp: number): number | null =>
  quote?.is_valid === true && isQuotedCredit(quote, question, ufValueClp) ? quote.rate : null;

const ownObstacle = (ratePct: number | null, broken: Violation | null): string | null =>
  ratePct === null ? NO_OWN_RATE : broken && violationText(broken);
