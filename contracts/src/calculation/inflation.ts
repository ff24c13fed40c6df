/**
 * Effect of an assumed inflation on amounts in pesos. The assumption is ours: neither a forecast nor a rule of the
 * bank.
 */
import { UF_SCALE, ufToClp, ufValueToNumber, type Clp, type Uf, type UfValue } from '../platform/money.ts';

/** Assumptions that the screen offers, percent a year; 0 leaves the pesos as they are today. */
export const SUPPOSED_INFLATIONS_PCT = [0, 3, 4] as const;
export type SupposedInflationPct = (typeof SUPPOSED_INFLATIONS_PCT)[number];

const MONTHS = 12;

/**
 * Returns the pesos of an amount that is paid `months` after the day of `value`, if the UF rises by `annualPct` each year: the
 * UF of that month is `value × (1 + p)^(months / 12)`, unrounded, and the amount is rounded once, half up, to whole
 * pesos. With 0 percent it is exactly the amount at `value`. Amounts from 0 on.
 */
export function nominalClp(amount: Uf, value: UfValue, annualPct: number, months: number): Clp {
  if (annualPct === 0) return ufToClp(amount, value);
  const growth = (1 + annualPct / 100) ** (months / MONTHS);
  // Doubles are exact enough: the power is irrational except for whole years, so there are hardly any ties.
  return Math.round((amount / UF_SCALE) * ufValueToNumber(value) * growth) as Clp;
}
