/** Rule about the property's value. See docs/rules.md R50, R51. */
import { CREDIT_PURPOSE } from '../../bank/codes.ts';
import { LIMITS } from '../limits.ts';
import { isAtMostUf, limitClp, type EnteredAmount } from './amount.ts';
import { violation, type Violation } from './violation.ts';

/** Requires more than 1500 UF, for buy/sale more than 0, and at most a request's maximum, whose refusal would not name the field. */
export function propertyValueRule(value: EnteredAmount, purpose: number): Violation | null {
  const { buySaleValueAboveUf, otherValueAboveUf, amountMaxUf: maxUf } = LIMITS.web;
  const above = purpose === CREDIT_PURPOSE.buySale ? buySaleValueAboveUf : otherValueAboveUf;
  if (isAtMostUf(value, above))
    return value.currency === 'UF'
      ? violation('property_value_above_uf', { above })
      : violation('property_value_above_clp', { aboveClp: limitClp(above, value.ufValue) });
  if (isAtMostUf(value, maxUf)) return null;
  return value.currency === 'UF'
    ? violation('property_value_max_uf', { maxUf })
    : violation('property_value_max_clp', { maxClp: limitClp(maxUf, value.ufValue) });
}
