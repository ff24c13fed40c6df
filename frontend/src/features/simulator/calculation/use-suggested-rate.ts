import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { rateRangeRule, rateRule } from '@simulador/contracts/domain/rules/rate';
import type { Violation } from '@simulador/contracts/domain/rules/violation';
import { violationText } from '@simulador/contracts/messages/es';
import { useByContent, useDebounced } from '#shared/api/use-settled.ts';
import { figureFailure, tarifaQuery, tmcQuery } from '../api/figures.ts';
import type { Answers } from '../answers/answers.ts';
import type { CreditRules, Violations } from '../answers/violations.ts';
import { NO_OWN_RATE } from '../answers/texts.ts';
import { rateQuestion, tmcRequest } from './requests.ts';

const DELAY_MS = 300;
/** See docs/rules.md R37. */
const TMC_DELAY_MS = 2000;

export interface SuggestedRate {
  /** Annual percent that is calculated with; null while none that is allowed is known for the answers as they are. */
  readonly annualRatePct: number | null;
  /** The suggestion, whether it is used or not; null while there is none for the answers as they are. */
  readonly suggestedPct: number | null;
  /** The maximum conventional rate for the answers as they are, once it is known. */
  readonly ceilingPct: number | null;
  readonly isLoading: boolean;
  /** The rate is not allowed. */
  readonly error?: string | undefined;
  /** Why none was suggested. */
  readonly failure?: string | undefined;
  /** Why an own rate yields no figures although the answers are complete; null if it does, and for the suggested one. */
  readonly obstacle: string | null;
  readonly retry: () => void;
}

/** The rate of amount, term and project, suggested or the executive's own, and whether the ceiling allows it. */
export function useSuggestedRate(
  answers: Answers,
  violations: Violations,
  rules: CreditRules | null,
): SuggestedRate {
  const question = useByContent(rateQuestion(answers, violations, rules));
  const settled = useDebounced(question, DELAY_MS);
  const settledCeiling = useDebounced(question, TMC_DELAY_MS);
  const tarifa = useQuery(tarifaQuery(settled));
  const ceiling = useQuery(tmcQuery(settledCeiling === null ? null : tmcRequest(settledCeiling)));

  const isSettled = question !== null && settled === question;
  const isComing = question !== null && (!isSettled || tarifa.isFetching);
  const suggestedPct = isSettled && !isComing ? (tarifa.data ?? null) : null;
  const ceilingPct = settledCeiling === question ? (ceiling.data ?? null) : null;
  const { rate } = answers.credit;
  const ratePct = rate.isOwn ? rate.pct : suggestedPct;
  const broken = ratePct === null ? null : rateRule(ratePct, ceilingPct);
  // An own rate out of its range is the field's to say, once it was typed.
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
