import { Decimal } from 'decimal.js';
import type { LevelAnnuity } from '@simulador/contracts/calculation/mortgage/cae';

const Exact = Decimal.clone({ precision: 60 });
const STEPS = 5;

/**
 * Calculates the monthly rate of a level annuity to some 50 digits, by Newton's method on the present value of its payments.
 * `start` must have a few correct digits. Shares no formula with the checked code except the definition of the rate.
 */
export function exactRate(
  { principal, payment, instalments, graceMonths }: LevelAnnuity,
  start: number,
): Decimal {
  let rate = new Exact(start);
  for (let step = 0; step < STEPS; step += 1) {
    const discount = new Exact(1).div(rate.plus(1));
    let worth = new Exact(0);
    let slope = new Exact(0);
    let factor = discount.pow(graceMonths);
    for (let month = graceMonths + 1; month <= graceMonths + instalments; month += 1) {
      factor = factor.times(discount);
      worth = worth.plus(factor);
      slope = slope.minus(factor.times(month));
    }
    const error = worth.times(payment).minus(principal);
    rate = rate.minus(error.div(slope.times(discount).times(payment)));
  }
  return rate;
}

/** Returns the absolute error of a rate. */
export const rateError = (annuity: LevelAnnuity, rate: number): number =>
  exactRate(annuity, rate).minus(rate).abs().toNumber();
