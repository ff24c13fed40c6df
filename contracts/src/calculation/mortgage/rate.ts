/** Monthly rate, and credit after the grace months. See docs/rules.md R1, R2. */
import type { Uf } from '../../platform/money.ts';
import { timesDecimal } from '../../platform/scaled.ts';

declare const unit: unique symbol;
/** Monthly rate in millionths: 0.003802 is 3802. */
export type MonthlyRate = number & { readonly [unit]: 'monthly rate/1000000' };

export const RATE_SCALE = 1_000_000;
const RATE_SCALE_BIG = BigInt(RATE_SCALE);

/**
 * Returns round6(r/100 × 365/360 ÷ 12) for an annual rate in percent.
 * @throws RangeError if the rate is negative or not finite
 */
export function monthlyRateOf(annualRatePct: number): MonthlyRate {
  if (annualRatePct < 0) throw new RangeError(`Rate must not be negative: ${annualRatePct}`);
  // 365/360 ÷ 12 ÷ 100 in millionths is 365000/432.
  return timesDecimal(365_000, annualRatePct, 432) as MonthlyRate;
}

/** Returns the monthly rate as a fraction of one. */
export const monthlyRateToNumber = (rate: MonthlyRate): number => rate / RATE_SCALE;

/** Exact fraction of integers. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Returns C·(1+i)^months in 1/10000 UF, exactly. */
export function capitalised(credit: Uf, rate: MonthlyRate, months: number): Ratio {
  const power = BigInt(months);
  return {
    numerator: BigInt(credit) * (RATE_SCALE_BIG + BigInt(rate)) ** power,
    denominator: RATE_SCALE_BIG ** power,
  };
}
