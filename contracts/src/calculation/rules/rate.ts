/** Rules about the annual rate, in percent. See docs/rules.md R50. */
import { LIMITS } from '../limits.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

/** Requires a rate above 0 and below 10. */
export function rateRangeRule(annualRatePct: number): Violation | null {
  const { rateAbovePct: above, rateBelowPct: below } = LIMITS.web;
  return annualRatePct > above && annualRatePct < below ? null : violation('rate_range', { above, below });
}

const DECIMALS = 4;

/** Requires a rate above 0 and below 10 with at most four decimals, as it is stored. */
export const chosenRateRule = (annualRatePct: number): Violation | null =>
  firstViolation(
    () => rateRangeRule(annualRatePct),
    () => (Number(annualRatePct.toFixed(DECIMALS)) === annualRatePct ? null : plain('four_decimals')),
  );
