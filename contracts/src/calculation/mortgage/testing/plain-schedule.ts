import { Decimal } from 'decimal.js';
import type { Uf } from '../../../platform/money.ts';
import type { LevelLoan } from '../dividend.ts';
import { monthlyRateToNumber } from '../rate.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const units = (value: Decimal): number => value.toDecimalPlaces(0).toNumber() + 0;

/** Calculates a schedule row by row in 60-digit decimals, from each shown balance: interest, balance and the last payment. */
export function plainSchedule(loan: LevelLoan, dividend: Uf) {
  const rate = new Exact(String(monthlyRateToNumber(loan.monthlyRate)));
  let owed = units(rate.plus(1).pow(loan.graceMonths).times(loan.credit));
  const [interest, balance]: [number[], number[]] = [[], []];
  let lastPayment = 0;
  for (let k = 1; k <= loan.instalments; k += 1) {
    const accrued = units(rate.times(owed));
    interest.push(accrued);
    lastPayment = owed + accrued;
    owed = k === loan.instalments ? 0 : owed + accrued - dividend;
    balance.push(owed);
  }
  return { interest, balance, lastPayment };
}
