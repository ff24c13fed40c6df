/** Balance after each instalment. See docs/rules.md R25. */
import type { Uf } from '../money.ts';
import { divideHalfUpBig } from '../scaled.ts';
import type { LevelLoan } from './dividend.ts';
import { RATE_SCALE, capitalised, monthlyRateToNumber, type Ratio } from './rate.ts';

/** Columns of a schedule in 1/10000 UF, rounded; row k is at index k − 1. `balance` is the balance after the row's payment. */
export interface Amortisation {
  readonly interest: readonly number[];
  readonly balance: readonly number[];
  /** Payment of the last row, interest included. */
  readonly lastPayment: number;
}

// Upper bound of the relative error per row: two roundings of a double.
const STEP_DOUBT = 4e-16;

/** Returns the exact balance after `paid` instalments: `Cg·(1+i)^k − D·((1+i)^k − 1)/i`. */
function exactBalance(loan: LevelLoan, dividend: Uf, paid: number): Ratio {
  const { credit, monthlyRate, graceMonths } = loan;
  const owed = capitalised(credit, monthlyRate, graceMonths + paid);
  if (monthlyRate === 0)
    return {
      numerator: owed.numerator - BigInt(dividend * paid) * owed.denominator,
      denominator: owed.denominator,
    };
  const [scale, rate, power] = [BigInt(RATE_SCALE), BigInt(monthlyRate), BigInt(paid)];
  const repaid =
    BigInt(dividend) * scale ** BigInt(graceMonths + 1) * ((scale + rate) ** power - scale ** power);
  return { numerator: owed.numerator * rate - repaid, denominator: owed.denominator * rate };
}

function exactShown(
  loan: LevelLoan,
  dividend: Uf,
  paid: number,
  numerator: number,
  denominator: number,
): number {
  const balance = exactBalance(loan, dividend, paid);
  return Number(
    divideHalfUpBig(balance.numerator * BigInt(numerator), balance.denominator * BigInt(denominator)),
  );
}

/**
 * Calculates the balance row by row, unrounded, and rounds the shown figures half up. Uses doubles with a bound of their error;
 * a figure that is closer to a rounding tie than this bound is calculated again with exact integers.
 */
export function amortise(loan: LevelLoan, dividend: Uf): Amortisation {
  const { credit, monthlyRate, instalments, graceMonths } = loan;
  const rate = monthlyRateToNumber(monthlyRate);
  const interest = new Array<number>(instalments).fill(0);
  const balance = new Array<number>(instalments).fill(0);
  let owed = graceMonths === 0 ? credit : credit * Math.exp(graceMonths * Math.log1p(rate));
  let doubt = graceMonths === 0 ? 0 : owed * 4 * STEP_DOUBT;
  for (let paid = 0; paid < instalments; paid += 1) {
    const accrued = owed * rate;
    const shown = Math.round(accrued);
    const isSure = 0.5 - Math.abs(accrued - shown) > doubt * rate + accrued * STEP_DOUBT;
    interest[paid] = isSure ? shown : exactShown(loan, dividend, paid, monthlyRate, RATE_SCALE);
    doubt += doubt * rate + owed * STEP_DOUBT;
    owed += accrued - dividend;
    const left = Math.round(owed);
    balance[paid] = 0.5 - Math.abs(owed - left) > doubt ? left : exactShown(loan, dividend, paid + 1, 1, 1);
  }
  // The last row also pays the balance that the level instalment leaves.
  const lastPayment = dividend + (balance[instalments - 1] ?? 0);
  balance[instalments - 1] = 0;
  return { interest, balance, lastPayment };
}
