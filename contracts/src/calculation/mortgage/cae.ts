/** CAE: nominal annual cost of a level loan. See docs/rules.md R11. */
import type { Uf } from '../../platform/money.ts';

/** Annuity of `instalments` equal payments, the first one month after `graceMonths`. */
export interface LevelAnnuity {
  /** Amount received at the start, in the payment's unit. */
  readonly principal: number;
  /** Monthly payment. */
  readonly payment: number;
  readonly instalments: number;
  readonly graceMonths: number;
}

const PCT_OF_MONTHLY = 1200;
const HUNDREDTHS = 100;
const MAX_STEPS = 100;
/** Relative size of a step below which the rate has the precision of doubles, and the size for rates next to 0. */
const LAST_STEP = 1e-13;
const LAST_STEP_AT_ZERO = 1e-18;
/** Lowest monthly rate that is looked for. */
const LOWEST = -0.5;
const DOUBT = 1e-7;

/** Returns the logarithm of the payments' present value per unit of principal: positive below the root, negative above it. */
function errorAt(rate: number, { principal, payment, instalments, graceMonths }: LevelAnnuity): number {
  const growth = Math.log1p(rate);
  const factor = rate === 0 ? instalments : -Math.expm1(-instalments * growth) / rate;
  return Math.log(factor) - graceMonths * growth - Math.log(principal / payment);
}

/**
 * Returns the monthly rate j at which the payments' present value is the principal: `C = Σ_{k=1..n} D/(1+j)^(g+k)`, to the
 * precision of doubles. Finds it between 0 and about twice the simple interest, by false position (Illinois).
 * @throws RangeError if an amount is not above 0, there is no instalment, or no rate was found
 */
export function levelAnnuityRate(annuity: LevelAnnuity): number {
  const { principal, payment, instalments } = annuity;
  if (!(principal > 0 && payment > 0 && instalments >= 1)) throw new RangeError('Not a level annuity');
  let [near, nearError] = [0, errorAt(0, annuity)];
  if (nearError === 0) return 0;
  let rate = (2 * ((instalments * payment) / principal - 1)) / instalments;
  let error = nearError;
  for (; ; rate *= 2) {
    if (rate < LOWEST) throw new RangeError('The payments have no rate');
    error = errorAt(rate, annuity);
    if (error * nearError <= 0) break;
    [near, nearError] = [rate, error];
  }
  for (let count = 0; count < MAX_STEPS && error !== 0; count += 1) {
    const step = (error * (rate - near)) / (error - nearError);
    if (Math.abs(step) <= LAST_STEP * Math.abs(rate) + LAST_STEP_AT_ZERO) break;
    const next = errorAt(rate - step, annuity);
    if (next * error < 0) [near, nearError] = [rate, error];
    else nearError /= 2;
    [rate, error] = [rate - step, next];
  }
  return rate;
}

/**
 * Returns true if the payments' present value at the monthly rate `numerator/denominator` is at least the principal, calculated
 * exactly. The rate is then at most the root.
 */
function isWorthAt(annuity: LevelAnnuity, numerator: bigint, denominator: bigint): boolean {
  const grown = denominator + numerator;
  const [instalments, grace] = [BigInt(annuity.instalments), BigInt(annuity.graceMonths)];
  const worth =
    BigInt(annuity.payment) *
    (grown ** instalments - denominator ** instalments) *
    denominator ** (grace + 1n);
  return worth >= BigInt(annuity.principal) * grown ** (instalments + grace) * numerator;
}

/**
 * Returns round2(12 × j × 100), percent. `payment` is the instalment with insurance, without operating expenses.
 * @throws RangeError if the credit or the payment is not above 0
 */
export function caePctOf(credit: Uf, payment: Uf, instalments: number, graceMonths: number): number {
  const annuity = { principal: credit, payment, instalments, graceMonths };
  const hundredths = levelAnnuityRate(annuity) * PCT_OF_MONTHLY * HUNDREDTHS;
  const below = Math.floor(hundredths);
  const beyondTie = hundredths - below - 0.5;
  // A tie is (2·below + 1)/2 hundredths of a percent a year.
  const isUp =
    Math.abs(beyondTie) < DOUBT
      ? isWorthAt(annuity, BigInt(2 * below + 1), BigInt(2 * HUNDREDTHS * PCT_OF_MONTHLY))
      : beyondTie > 0;
  return (below + (isUp ? 1 : 0)) / HUNDREDTHS;
}
