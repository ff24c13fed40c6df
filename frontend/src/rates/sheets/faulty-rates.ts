import { newTableRateRule, rateRangeRule } from '@simulador/contracts/calculation/rules/rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import type { MaximumOf } from './use-maximums.ts';

/** Changed rate that can't be submitted. */
export interface FaultyRate {
  readonly change: RateChange;
  /** Spanish sentence, without its full stop. */
  readonly reason: string;
  /** True if the rate can't be saved in a draft either. */
  readonly isUnsaveable: boolean;
}

/** Returns the changed rates that are above the TMC of their amounts, or are no rate of a credit. See docs/rules.md R352. */
export const faultyRates = (changes: readonly RateChange[], maximumOf: MaximumOf): readonly FaultyRate[] =>
  changes.flatMap((change) => {
    if (change.value === null) return [];
    const violation = newTableRateRule(change.value, maximumOf(change));
    return violation
      ? [{ change, reason: violationText(violation), isUnsaveable: rateRangeRule(change.value) !== null }]
      : [];
  });
