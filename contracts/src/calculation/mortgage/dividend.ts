/** Monthly payment (dividendo) without insurance. See docs/rules.md R2, R3. */
import { ufFromUnits, type Uf } from '../../platform/money.ts';
import { divideHalfUpBig, multiplyDivide } from '../../platform/scaled.ts';
import { RATE_SCALE, capitalised, monthlyRateToNumber, type MonthlyRate } from './rate.ts';

/** Loan of `instalments` equal payments, which begin after `graceMonths` of capitalised interest. */
export interface LevelLoan {
  readonly credit: Uf;
  readonly monthlyRate: MonthlyRate;
  readonly instalments: number;
  readonly graceMonths: number;
}

// Far above the error of doubles in the annuity (about 1e-15), and so small that the exact calculation is rarely needed.
const RELATIVE_DOUBT = 1e-12;

/** Returns round4(Cg·i / (1 − (1+i)^−n)), calculated exactly with integers, which is slow. The rate must be above 0. */
export function exactDividend({ credit, monthlyRate, instalments, graceMonths }: LevelLoan): Uf {
  const power = BigInt(instalments);
  const scale = BigInt(RATE_SCALE);
  const grown = (scale + BigInt(monthlyRate)) ** power;
  const owed = capitalised(credit, monthlyRate, graceMonths);
  const numerator = owed.numerator * BigInt(monthlyRate) * grown;
  const denominator = owed.denominator * scale * (grown - scale ** power);
  return ufFromUnits(Number(divideHalfUpBig(numerator, denominator)));
}

/** Returns the level payment without insurance, rounded half up to 4 decimals; Cg/n if the rate is 0. */
export function dividendOf(loan: LevelLoan): Uf {
  const { credit, monthlyRate, instalments, graceMonths } = loan;
  if (monthlyRate === 0) return ufFromUnits(multiplyDivide(credit, 1, instalments));
  const rate = monthlyRateToNumber(monthlyRate);
  const growth = Math.log1p(rate);
  const payment = (credit * Math.exp(graceMonths * growth) * rate) / -Math.expm1(-instalments * growth);
  const rounded = Math.round(payment);
  const distanceToTie = 0.5 - Math.abs(payment - rounded);
  return distanceToTie < payment * RELATIVE_DOUBT ? exactDividend(loan) : ufFromUnits(rounded);
}
