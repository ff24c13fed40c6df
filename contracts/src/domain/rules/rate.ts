/** Rules about the annual rate, in percent. See docs/rules.md R50. */
import { LIMITS } from '../limits.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

/** Above 0 and below 10. */
export function rateRangeRule(annualRatePct: number): Violation | null {
  const { rateAbovePct: above, rateBelowPct: below } = LIMITS.web;
  return annualRatePct > above && annualRatePct < below ? null : violation('rate_range', { above, below });
}

/** Not above the maximum conventional rate in force; the same is allowed. */
export const rateTmcRule = (annualRatePct: number, tmcPct: number): Violation | null =>
  annualRatePct <= tmcPct ? null : plain('rate_over_tmc');

/** Both. A null ceiling is one that is not known yet, and is not judged. */
export const rateRule = (annualRatePct: number, tmcPct: number | null): Violation | null =>
  firstViolation(
    () => rateRangeRule(annualRatePct),
    () => (tmcPct === null ? null : rateTmcRule(annualRatePct, tmcPct)),
  );

/** Rates and amounts of the rate tables go in steps of 0.01. See docs/rules.md R351. */
export const twoDecimalsRule = (value: number): Violation | null =>
  Number(value.toFixed(2)) === value ? null : plain('two_decimals');

/** Checks the new value of a rate in the rate tables. */
export const newTableRateRule = (annualRatePct: number, tmcPct: number | null): Violation | null =>
  firstViolation(
    () => rateRule(annualRatePct, tmcPct),
    () => twoDecimalsRule(annualRatePct),
  );
