import { Exact, type ExactNumber } from './exact.ts';

export interface CaeInput {
  readonly creditUf: number;
  readonly totalUf: ExactNumber;
  readonly instalments: number;
  readonly graceMonths: number;
}

/** Highest CAE, in hundredths of a percent: a monthly rate of 100 %. */
const HIGHEST = 120_000;

function presentValue({ totalUf, instalments, graceMonths }: CaeInput, rate: ExactNumber): ExactNumber {
  const growth = rate.add(1);
  const annuity = new Exact(1).sub(growth.pow(-instalments)).div(rate);
  return totalUf.mul(annuity).mul(growth.pow(-graceMonths));
}

/** Returns the monthly rate below which a CAE is rounded to this many hundredths of a percent, or to fewer. */
const upperEdge = (hundredths: number): ExactNumber => new Exact(hundredths).add(0.5).div(100).div(1200);

/**
 * Returns the CAE in percent with two decimals, half up: twelve times the monthly rate at which the payments' present value is the
 * credit. 0 if the payments do not exceed the credit. Bisects among the rounded values, so that few present values are needed.
 */
export function caePctOf(input: CaeInput): ExactNumber {
  if (input.totalUf.mul(input.instalments).lessThanOrEqualTo(input.creditUf)) return new Exact(0);
  let [low, high] = [0, HIGHEST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (presentValue(input, upperEdge(middle)).lessThan(input.creditUf)) high = middle;
    else low = middle + 1;
  }
  return new Exact(low).div(100);
}
