import { Decimal } from 'decimal.js';

/**
 * Decimal with 50 significant digits, rounded half up (away from zero): enough that no intermediate rounding is
 * visible.
 */
export const Exact = Decimal.clone({ precision: 50, rounding: Decimal.ROUND_HALF_UP });

export type ExactNumber = Decimal;

/** Rounds an amount in UF to the four decimals of the API. */
export const round4 = (value: ExactNumber): ExactNumber => value.toDecimalPlaces(4, Decimal.ROUND_HALF_UP);

/** Rounds pesos to integers. */
export const round0 = (value: ExactNumber): ExactNumber => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
