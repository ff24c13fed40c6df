/** Rules about the credit amount. Limits in UF are checked on UF of 4 decimals, shares as entered. See docs/rules.md R50 to R52. */
import { LIMITS } from '../limits.ts';
import { areAtMostShare, isAtLeastUf, isAtMostUf, limitClp, type EnteredAmount } from './amount.ts';
import { firstViolation, plain, violation, type Violation } from './violation.ts';

const MIN_UF = LIMITS.web.creditMinUf;

/** Requires at least 300 UF. */
export function creditMinRule(credit: EnteredAmount): Violation | null {
  if (isAtLeastUf(credit, MIN_UF)) return null;
  return credit.currency === 'UF'
    ? violation('credit_min_uf', { min: MIN_UF })
    : violation('credit_min_clp', { minClp: limitClp(MIN_UF, credit.ufValue) });
}

/** Requires at most 20000 UF. An executive simulates larger credits. */
export const creditMaxRule = (credit: EnteredAmount): Violation | null =>
  isAtMostUf(credit, LIMITS.web.creditMaxUf) ? null : plain('credit_max');

/** Requires at most `maxPct` percent of the property's value. */
export const creditShareRule = (
  credit: EnteredAmount,
  propertyValue: EnteredAmount,
  maxPct: number,
): Violation | null =>
  areAtMostShare([credit], propertyValue, maxPct)
    ? null
    : violation('credit_max_share', { currency: credit.currency, maxPct });

/** Applies all three rules. A null property value skips the share. */
export const creditRule = (
  credit: EnteredAmount,
  propertyValue: EnteredAmount | null,
  maxPct: number,
): Violation | null =>
  firstViolation(
    () => creditMinRule(credit),
    () => creditMaxRule(credit),
    () => (propertyValue === null ? null : creditShareRule(credit, propertyValue, maxPct)),
  );
