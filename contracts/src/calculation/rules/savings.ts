/**
 * Rules about savings, subsidy and its unemployment insurance. Limits are checked on UF of 4 decimals. See docs/rules.md
 * R50, R51, R65, R76.
 */
import { LIMITS } from '../limits.ts';
import { ufFromNumber, ZERO_UF, type Uf } from '../../platform/money.ts';
import {
  areAtLeastShare,
  areLessThan,
  isAtLeastUf,
  isAtMostUf,
  limitClp,
  type EnteredAmount,
} from './amount.ts';
import { plain, violation, type Violation } from './violation.ts';

/** Requires savings above 0 that, with the subsidy, are at least a tenth of the property's value and less than the value. */
export function savingsRule(
  savings: EnteredAmount,
  propertyValue: EnteredAmount | null,
  subsidy: EnteredAmount | null,
): Violation | null {
  if (savings.uf <= ZERO_UF) return plain('amount_zero');
  if (propertyValue === null) return null;
  const own = subsidy === null ? [savings] : [savings, subsidy];
  if (!areLessThan(own, propertyValue))
    return plain(subsidy === null ? 'savings_below_value' : 'savings_subsidy_below_value');
  const minPct = LIMITS.web.savingsMinPct;
  if (areAtLeastShare(own, propertyValue, minPct)) return null;
  return subsidy === null
    ? violation('savings_min_share', { minPct })
    : violation('savings_subsidy_min_share', { minPct });
}

/** Requires 125 to 600 UF. */
export function subsidyAmountRule(subsidy: EnteredAmount): Violation | null {
  const { subsidyMinUf: min, subsidyMaxUf: max } = LIMITS.web;
  if (isAtLeastUf(subsidy, min) && isAtMostUf(subsidy, max)) return null;
  return subsidy.currency === 'UF'
    ? violation('subsidy_range_uf', { min, max })
    : violation('subsidy_range_clp', {
        minClp: limitClp(min, subsidy.ufValue),
        maxClp: limitClp(max, subsidy.ufValue),
      });
}

/** Requires unemployment insurance for a subsidised credit if the property's value is at most 2200 UF. */
export function unemploymentRule(chosen: boolean, applies: boolean, propertyValue: Uf): Violation | null {
  const needed = applies && propertyValue <= ufFromNumber(LIMITS.web.unemploymentValueMaxUf);
  return needed && !chosen ? plain('unemployment_required') : null;
}
