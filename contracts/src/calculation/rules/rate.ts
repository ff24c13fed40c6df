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

/** Requires at most the maximum conventional rate in force. */
export const rateTmcRule = (annualRatePct: number, tmcPct: number): Violation | null =>
  annualRatePct <= tmcPct ? null : plain('rate_over_tmc');

/** Applies both rules. A null `tmcPct` is not known yet and is skipped. */
export const rateRule = (annualRatePct: number, tmcPct: number | null): Violation | null =>
  firstViolation(
    () => rateRangeRule(annualRatePct),
    () => (tmcPct === null ? null : rateTmcRule(annualRatePct, tmcPct)),
  );

/** Requires at most two decimals, for rates and amounts of the rate tables. See docs/rules.md R351. */
export const twoDecimalsRule = (value: number): Violation | null =>
  Number(value.toFixed(2)) === value ? null : plain('two_decimals');

/** Validates the new value of a rate in the rate tables. */
export const newTableRateRule = (annualRatePct: number, tmcPct: number | null): Violation | null =>
  firstViolation(
    () => rateRule(annualRatePct, tmcPct),
    () => twoDecimalsRule(annualRatePct),
  );
