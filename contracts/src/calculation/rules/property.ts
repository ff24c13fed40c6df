/** Rules about the property's value. Limits are checked on UF of 4 decimals. See docs/rules.md R50, R51. */
import { CREDIT_PURPOSE } from '../../bank/codes.ts';
import { LIMITS } from '../limits.ts';
import { ufFromNumber } from '../../platform/money.ts';
import { isAtMostUf, limitClp, notAboveClp, type EnteredAmount } from './amount.ts';
import { firstViolation, violation, type Violation } from './violation.ts';

/** Requires more than 1500 UF; for buy/sale more than 0. */
function propertyValueMinRule(value: EnteredAmount, purpose: number): Violation | null {
  const { buySaleValueAboveUf, otherValueAboveUf } = LIMITS.web;
  const above = purpose === CREDIT_PURPOSE.buySale ? buySaleValueAboveUf : otherValueAboveUf;
  if (value.uf > ufFromNumber(above)) return null;
  return value.currency === 'UF'
    ? violation('property_value_above_uf', { above })
    : violation('property_value_above_clp', { aboveClp: notAboveClp(above, value.ufValue) });
}

/** Requires at most the maximum of a request, because the calculator's refusal would not name the field. */
function propertyValueMaxRule(value: EnteredAmount): Violation | null {
  const { amountMaxUf: maxUf } = LIMITS.web;
  if (isAtMostUf(value, maxUf)) return null;
  return value.currency === 'UF'
    ? violation('property_value_max_uf', { maxUf })
    : violation('property_value_max_clp', { maxClp: limitClp(maxUf, value.ufValue) });
}

/** Applies both rules. */
export const propertyValueRule = (value: EnteredAmount, purpose: number): Violation | null =>
  firstViolation(
    () => propertyValueMinRule(value, purpose),
    () => propertyValueMaxRule(value),
  );
