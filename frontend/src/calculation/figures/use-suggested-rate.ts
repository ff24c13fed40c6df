import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { rateRangeRule, rateRule } from '@simulador/contracts/calculation/rules/rate';
import type { Violation } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { useByContent, useDebounced } from '#shared/api/use-settled.ts';
import { figureFailure, tarifaQuery, tmcQuery } from '../api/figures.ts';
import type { Answers } from '../answers/answers.ts';
import type { CreditRules, Violations } from '../answers/violations.ts';
import { NO_OWN_RATE } from '../answers/texts.ts';
import { rateQuestion, tmcRequest } from './requests.ts';

const DELAY_MS = 300;
/**
 * Staff keep a credit open for long, and a sheet of rates can come into force meanwhile: its rate is asked for again each minute, and when
 * the window gets the focus. See docs/rules.md R682.
 */
const WATCHED = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;
/** Delay of the request for the maximum rate. See docs/rules.md R37. */
const TMC_DELAY_MS = 2000;

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
  readonly retry: () => void;
}

/** Returns the rate for amount, term and project, suggested or the executive's own, and whether the maximum allows it. */
export function useSuggestedRate(
  answers: Answers,
  violations: Violations,
  rules: CreditRules | null,
): SuggestedRate {
  const question = useByContent(rateQuestion(answers, violations, rules));
  const settled = useDebounced(question, DELAY_MS);
  const settledCeiling = useDebounced(question, TMC_DELAY_MS);
  const isStaff = answers.flavour === 'pro';
  const tarifa = useQuery({ ...tarifaQuery(settled), ...(isStaff && WATCHED) });
  const ceiling = useQuery(tmcQuery(settledCeiling === null ? null : tmcRequest(settledCeiling)));

  const isSettled = question !== null && settled === question;
  // A known rate stays while the screen asks whether another one has come into force.
  const isFetching = tarifa.isFetching && tarifa.data === undefined;
  const isComing = question !== null && (!isSettled || isFetching);
  const suggestedPct = isSettled && !isComing ? (tarifa.data ?? null) : null;
  const ceilingPct = settledCeiling === question ? (ceiling.data ?? null) : null;
  const { rate } = answers.credit;
  const ratePct = rate.isOwn ? rate.pct : suggestedPct;
  const broken = ratePct === null ? null : rateRule(ratePct, ceilingPct);
  // Once typed, an own rate out of its range is reported at its field only.
  const isShown = broken !== null && !(rate.isOwn && rateRangeRule(ratePct ?? 0) !== null);
  const isFailed = tarifa.error !== null && !rate.isOwn && !isComing && question !== null;
  const { refetch } = tarifa;
  const retry = useCallback(() => void refetch(), [refetch]);
  const found = useByContent({
    annualRatePct: broken === null ? ratePct : null,
    suggestedPct,
    ceilingPct,
    isLoading: isComing && !rate.isOwn,
    error: isShown ? violationText(broken) : undefined,
    failure: isFailed ? figureFailure(tarifa.error) : undefined,
    obstacle: rate.isOwn && question !== null ? ownObstacle(ratePct, broken) : null,
  });
  return useMemo(() => ({ ...found, retry }), [found, retry]);
}

const ownObstacle = (ratePct: number | null, broken: Violation | null): string | null =>
  ratePct === null ? NO_OWN_RATE : broken && violationText(broken);
