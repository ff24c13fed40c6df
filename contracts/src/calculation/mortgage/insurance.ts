/** Monthly insurance premiums. Rates are monthly fractions. See docs/rules.md R4 to R6. */
import { CREDIT_PURPOSE, SUBSIDY } from '../../bank/codes.ts';
import { ZERO_UF, ufFromUnits, type Uf } from '../../platform/money.ts';
import { timesDecimal, timesDecimalBig } from '../../platform/scaled.ts';
import { capitalised, type MonthlyRate } from './rate.ts';

export const DEFAULT_LIFE_MONTHLY_RATE = 0.000068;
export const DEFAULT_FIRE_MONTHLY_RATE = 0.000104;
/** Part of the credit that is insured against fire if no amount is given, percent. */
export const DEFAULT_INSURED_PCT = 75;

/** Returns round4(t × Cg): life insurance covers the credit with the interest of the grace months. */
export function lifeInsurance(
  credit: Uf,
  rate: MonthlyRate,
  graceMonths: number,
  lifeMonthlyRate: number,
): Uf {
  if (graceMonths === 0) return ufFromUnits(timesDecimal(credit, lifeMonthlyRate));
  const owed = capitalised(credit, rate, graceMonths);
  return ufFromUnits(timesDecimalBig(owed.numerator, lifeMonthlyRate, owed.denominator));
}

/** Returns round4(t × A), where A is the insured amount if it is above 0, otherwise the usual part of the credit. */
export function fireInsurance(credit: Uf, insuredAmount: Uf, fireMonthlyRate: number): Uf {
  return ufFromUnits(
    insuredAmount > 0
      ? timesDecimal(insuredAmount, fireMonthlyRate)
      : timesDecimal(DEFAULT_INSURED_PCT * credit, fireMonthlyRate, 100),
  );
}

/** Returns true for a purchase with a subsidy: no other credit has unemployment insurance. */
export const hasUnemploymentInsurance = (purpose: number, subsidyCode: number): boolean =>
  purpose === CREDIT_PURPOSE.buySale && subsidyCode !== SUBSIDY.none;

/** Returns round4(t × C) for a credit with unemployment insurance; 0 for any other credit. */
export function unemploymentInsurance(
  credit: Uf,
  purpose: number,
  subsidyCode: number,
  unemploymentMonthlyRate: number,
): Uf {
  if (!hasUnemploymentInsurance(purpose, subsidyCode)) return ZERO_UF;
  return ufFromUnits(timesDecimal(credit, unemploymentMonthlyRate));
}
