/** Remedies in whole UF, because savings in pesos leave fractions. See docs/rules.md R784. */
import { ufDifference } from '@simulador/contracts/platform/money';
import type { MoreSavings } from './shown.ts';

/** Returns the credit of a property at most as expensive, whose value is whole UF. The savings stay. */
export function wholeValue(creditUf: number, valueUf: number): { creditUf: number; valueUf: number } {
  const whole = Math.floor(valueUf);
  return { creditUf: ufDifference(creditUf, ufDifference(valueUf, whole)), valueUf: whole };
}

/** Returns savings that grow by whole UF, and the credit that is left. */
export function wholeSavings({ moreUf, creditUf }: MoreSavings): MoreSavings {
  const whole = Math.ceil(moreUf);
  return { moreUf: whole, creditUf: ufDifference(creditUf, ufDifference(whole, moreUf)) };
}
