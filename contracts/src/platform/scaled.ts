/**
 * Exact products and quotients of scaled integers, rounded once, half up and away from zero. Doubles miss ties (0.00007 × C is
 * wrong for one whole-UF credit in twenty), so a rate is used as the decimal of its shortest text.
 */

const POWERS_OF_TEN = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** Exact decimal: `digits / 10^scale`. */
interface ScaledBig {
  readonly digits: bigint;
  readonly scale: number;
}

/** Divides and rounds half up, away from zero. `divisor` must be positive. */
export function divideHalfUpBig(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Out of range: ${value}`);
  return value === 0 ? 0 : value;
}

/**
 * Returns `factor × other / divisor` of integers, rounded half up, away from zero.
 * @throws RangeError if the result is not a safe integer, or the divisor is not positive
 */
export function multiplyDivide(factor: number, other: number, divisor: number): number {
  if (!(divisor > 0)) throw new RangeError(`Divisor must be positive: ${divisor}`);
  const product = Math.abs(factor * other);
  if (product > Number.MAX_SAFE_INTEGER / 2 || divisor > Number.MAX_SAFE_INTEGER / 4) {
    return safe(Number(divideHalfUpBig(BigInt(factor) * BigInt(other), BigInt(divisor))));
  }
  // Exact below 2^52, where the rounding error of a double is less than half of 1/divisor.
  let quotient = Math.floor(product / divisor);
  const rest = product - quotient * divisor;
  if (2 * rest >= divisor) quotient += 1;
  return safe(factor < 0 !== other < 0 ? -quotient : quotient);
}

/** Returns the decimal of the number's shortest text, of any magnitude. */
function scaledOf(value: number): ScaledBig {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/** Returns the number of decimals of a number with at most 15 digits; -1 if it has more. */
function decimalsOf(value: number): number {
  for (let scale = 0; scale < POWERS_OF_TEN.length; scale += 1) {
    const power = POWERS_OF_TEN[scale] ?? 1;
    const digits = Math.round(value * power);
    if (Math.abs(digits) > 1e15) return -1;
    // Both operands are exact, so the quotient is the double nearest to the decimal.
    if (digits / power === value) return scale;
  }
  return -1;
}

/**
 * Returns `numerator × rate / denominator`, rounded half up to an integer. `rate` is a decimal; the integers have any magnitude.
 * @throws RangeError if the rate is not finite or the result is not a safe integer
 */
export function timesDecimalBig(numerator: bigint, rate: number, denominator: bigint): number {
  if (!Number.isFinite(rate)) throw new RangeError(`Not a number: ${rate}`);
  const { digits, scale } = scaledOf(rate);
  return safe(Number(divideHalfUpBig(numerator * digits, denominator * 10n ** BigInt(scale))));
}

/**
 * Returns `units × rate / divisor`, rounded half up to an integer. `units` and `divisor` are integers, `rate` is a decimal.
 * @throws RangeError if the rate is not finite, the divisor is not positive, or the result is not a safe integer
 */
export function timesDecimal(units: number, rate: number, divisor = 1): number {
  const power = POWERS_OF_TEN[decimalsOf(rate)];
  if (power === undefined) return timesDecimalBig(BigInt(units), rate, BigInt(divisor));
  return multiplyDivide(units, Math.round(rate * power), power * divisor);
}

/**
 * Returns `units / divisor`, rounded half up to an integer. `units` is an integer, `divisor` is a decimal other than 0.
 * @throws RangeError if the divisor is 0 or not finite, or the result is not a safe integer
 */
export function overDecimal(units: number, divisor: number): number {
  if (!Number.isFinite(divisor) || divisor === 0) throw new RangeError(`Can't divide by ${divisor}`);
  const { digits, scale } = scaledOf(Math.abs(divisor));
  const quotient = Number(divideHalfUpBig(BigInt(units) * 10n ** BigInt(scale), digits));
  return safe(divisor < 0 ? -quotient : quotient);
}
