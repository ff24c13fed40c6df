import { Decimal } from 'decimal.js';

/** 50 significant digits, half up (away from zero): the mock's figures are never off by a rounding of their own. */
export const Exact = Decimal.clone({ precision: 50, rounding: Decimal.ROUND_HALF_UP });

export type ExactNumber = Decimal;

/** A UF amount on the wire: four decimals. */
export const round4 = (value: ExactNumber): ExactNumber => value.toDecimalPlaces(4, Decimal.ROUND_HALF_UP);

/** Pesos on the wire: whole. */
export const round0 = (value: ExactNumber): ExactNumber => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
