/** Rules about the rates of the rate tables and of the bank, in percent. */
import { rateRangeRule } from './rate.ts';
import { firstViolation, plain, type Violation } from './violation.ts';

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
