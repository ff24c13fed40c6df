import { Decimal } from 'decimal.js';
import type { Uf } from '../../money.ts';
import type { LevelLoan } from '../dividend.ts';
import { monthlyRateToNumber } from '../rate.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const units = (value: Decimal): number => value.toDecimalPlaces(0).toNumber() + 0;

/** Calculates a schedule row by row in 60-digit decimals: shown interest and balance, and the last payment. */
export function plainSchedule(loan: LevelLoan, dividend: Uf) {
  const rate = new Exact(String(monthlyRateToNumber(loan.monthlyRate)));
  let owed = rate.plus(1).pow(loan.graceMonths).times(loan.credit);
  const [interest, balance]: [number[], number[]] = [[], []];
  let lastPayment = 0;
  for (let k = 1; k <= loan.instalments; k += 1) {
    interest.push(units(owed.times(rate)));
    const grown = owed.times(rate.plus(1));
    lastPayment = units(grown);
    owed = grown.minus(dividend);
    balance.push(k === loan.instalments ? 0 : units(owed));
  }
  return { interest, balance, lastPayment };
}
