import { Exact, type ExactNumber } from './exact.ts';

export interface CaeInput {
  readonly creditUf: number;
  readonly totalUf: ExactNumber;
  readonly instalments: number;
  readonly graceMonths: number;
}

/** Number of bisection steps of [0, 1]: gives more than 27 digits of the monthly rate. */
const HALVINGS = 90;

function presentValue({ totalUf, instalments, graceMonths }: CaeInput, rate: ExactNumber): ExactNumber {
  const growth = rate.add(1);
  const annuity = new Exact(1).sub(growth.pow(-instalments)).div(rate);
  return totalUf.mul(annuity).mul(growth.pow(-graceMonths));
}

function monthlyRoot(input: CaeInput): ExactNumber {
  let [low, high] = [new Exact(0), new Exact(1)];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = low.add(high).div(2);
    if (presentValue(input, middle).greaterThan(input.creditUf)) low = middle;
    else high = middle;
  }
  return low.add(high).div(2);
}

/**
 * Returns the CAE in percent with two decimals: twelve times the monthly rate at which the payments' present value is the
 * credit. 0 if the payments do not exceed the credit.
 */
export function caePctOf(input: CaeInput): ExactNumber {
  if (input.totalUf.mul(input.instalments).lessThanOrEqualTo(input.creditUf)) return new Exact(0);
  return monthlyRoot(input).mul(12).mul(100).toDecimalPlaces(2, Exact.ROUND_HALF_UP);
}
