/** Balance of a credit from one instalment to the next, as shown: 4 decimals. See docs/rules.md R25. */
import { ufFromUnits, type Uf } from '../../platform/money.ts';
import { divideHalfUpBig, multiplyDivide } from '../../platform/scaled.ts';
import type { LevelLoan } from './dividend.ts';
import { RATE_SCALE, capitalised, type MonthlyRate } from './rate.ts';

/** Instalment without insurance, and the balance after it. */
export interface PaidInstalment {
  readonly interest: Uf;
  readonly capital: Uf;
  readonly paid: Uf;
  readonly balance: Uf;
}

/** Returns round4(C·(1+i)^g), the balance before the first instalment. */
export function firstBalance({ credit, monthlyRate, graceMonths }: LevelLoan): Uf {
  const { numerator, denominator } = capitalised(credit, monthlyRate, graceMonths);
  return ufFromUnits(Number(divideHalfUpBig(numerator, denominator)));
}

/** Returns round4(i × balance), a month's interest. */
export const interestOn = (balance: Uf, monthlyRate: MonthlyRate): Uf =>
  ufFromUnits(multiplyDivide(balance, monthlyRate, RATE_SCALE));

/**
 * Pays an instalment: the capital is the part of it that is not interest, and the balance falls by the capital.
 * @param balance shown balance before the instalment
 * @param isLast the last instalment pays what is left, whatever the level payment is
 */
export function payInstalment(balance: Uf, interest: Uf, dividend: Uf, isLast: boolean): PaidInstalment {
  const capital = isLast ? balance : ufFromUnits(dividend - interest);
  return {
    interest,
    capital,
    paid: ufFromUnits(capital + interest),
    balance: ufFromUnits(balance - capital),
  };
}
