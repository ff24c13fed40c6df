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
const MAX_STEPS = 60;
// Each step triples the number of correct digits, so a step below this relative size reaches the precision of doubles.
const LAST_STEP = 1e-4;
const NEXT_TO_ZERO = 1e-9;
const FLAT = 1e-6;
const DOUBT = 1e-7;

/**
 * Returns an approximation of the rate, within about two percent: the inverse of `x/(1 − e^−x) = 1 + z` to third order, where
 * z is the total interest per unit of principal.
 */
function firstGuess({ principal, payment, instalments, graceMonths }: LevelAnnuity): number {
  const interest = (instalments * payment) / principal - 1;
  return (interest * (6 + 2 * interest)) / ((3 + 2 * interest) * (instalments + 1 + 2 * graceMonths));
}

/** Returns the logarithm of the payments' present value per unit of principal: positive below the root, negative above it. */
function errorAt(rate: number, { instalments, graceMonths }: LevelAnnuity, logTarget: number): number {
  const growth = Math.log1p(rate);
  const factor = rate === 0 ? instalments : -Math.expm1(-instalments * growth) / rate;
  return Math.log(factor) - graceMonths * growth - logTarget;
}

/**
 * Finds the root by bisection, for payments so large that Halley's method diverges. Returns null if there is no root above 0.
 */
function halvedRate(annuity: LevelAnnuity, logTarget: number): number | null {
  if (errorAt(0, annuity, logTarget) <= 0) return null;
  let [low, high] = [0, 1];
  while (errorAt(high, annuity, logTarget) > 0) high *= 2;
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (errorAt(middle, annuity, logTarget) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the step of Halley's method from a rate to the root, on the logarithm of both sides, which is nearly linear. */
function stepFrom(rate: number, annuity: LevelAnnuity, logTarget: number): number {
  const { instalments, graceMonths } = annuity;
  const growth = Math.log1p(rate);
  const paidOff = -Math.expm1(-instalments * growth);
  const error = errorAt(rate, annuity, logTarget);
  // Near 0 the large terms of the slope cancel each other, so its limit is used.
  if (Math.abs(rate) * instalments < FLAT) return -error / ((instalments + 1) / 2 + graceMonths);
  const perRate = 1 / rate;
  const perGrown = 1 / (1 + rate);
  const perPaidOff = 1 / paidOff;
  const weight = instalments * (perPaidOff - 1);
  const slope = (weight - graceMonths) * perGrown - perRate;
  const bend =
    perRate * perRate - (weight - graceMonths + weight * instalments * perPaidOff) * perGrown * perGrown;
  return (2 * error * slope) / (2 * slope * slope - error * bend);
}

/**
 * Returns the monthly rate j at which the payments' present value is the principal: `C = Σ_{k=1..n} D/(1+j)^(g+k)`, to the
 * precision of doubles.
 * @throws RangeError if an amount is not above 0, there is no instalment, or no rate was found
 */
export function levelAnnuityRate(annuity: LevelAnnuity): number {
  const { principal, payment, instalments } = annuity;
  if (!(principal > 0 && payment > 0 && instalments >= 1)) throw new RangeError('Not a level annuity');
  const logTarget = Math.log(principal / payment);
  let rate = firstGuess(annuity);
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const step = stepFrom(rate, annuity, logTarget);
    rate -= step;
    if (Math.abs(step) <= LAST_STEP * Math.max(Math.abs(rate), NEXT_TO_ZERO)) return rate;
  }
  const halved = halvedRate(annuity, logTarget);
  if (halved !== null) return halved;
  throw new RangeError('The payments have no rate');
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
