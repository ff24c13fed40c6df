import { useQuery } from '@tanstack/react-query';
import { rateRule } from '@simulador/contracts/domain/rules/rate';
import { violationText } from '@simulador/contracts/messages/es';
import { tarifaQuery } from '../api/post-tarifa.ts';
import { tmcQuery } from '../api/post-tmc.ts';
import type { CreditRules } from './credit-violations.ts';
import { rateQuestion } from './rate-question.ts';
import { tmcRequest, type Answers } from './requests.ts';
import { useByContent } from './use-by-content.ts';
import { useDebounced } from './use-debounced.ts';

const DELAY_MS = 300;
/** Source: spec 1 §9. */
const TMC_DELAY_MS = 2000;

export interface SuggestedRate {
  /** Annual percent; null while none that is allowed is known for the answers as they are. */
  readonly annualRatePct: number | null;
  readonly isLoading: boolean;
  /** No rate, or one that is not allowed. */
  readonly error: string | undefined;
  readonly retry: () => void;
}

/** The suggested rate of amount, term and project, and whether the ceiling allows it. */
export function useSuggestedRate(answers: Answers, rules: CreditRules | null): SuggestedRate {
  const question = useByContent(rateQuestion(answers, rules));
  const asked = useDebounced(question, DELAY_MS);
  const askedCeiling = useDebounced(question, TMC_DELAY_MS);
  const tarifa = useQuery(tarifaQuery(asked));
  const ceiling = useQuery(tmcQuery(askedCeiling === null ? null : tmcRequest(askedCeiling)));

  const retry = (): void => void tarifa.refetch();
  if (question === null) return { annualRatePct: null, isLoading: false, error: undefined, retry };
  if (asked !== question || tarifa.isFetching)
    return { annualRatePct: null, isLoading: true, error: undefined, retry };
  const suggested = tarifa.data ?? null;
  const ceilingPct = askedCeiling === question ? (ceiling.data ?? null) : null;
  const broken = suggested === null ? null : rateRule(suggested, ceilingPct);
  if (broken === null)
    return { annualRatePct: suggested, isLoading: false, error: tarifa.error?.message, retry };
  return { annualRatePct: null, isLoading: false, error: violationText(broken), retry };
}
