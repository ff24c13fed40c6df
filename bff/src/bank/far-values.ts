/** Number of days for one step of the maximum change, because values move with time. */
const DAYS_OF_A_STEP = 90;

/** Change of a TMC within a quarter, in percent, above which it may be an error. */
export const TMC_FAR_PCT = 25;

/** Returns true if two values, `days` apart, differ by more than `percent` of the lower one for each quarter between them. */
export const isFar = (one: number, other: number, days: number, percent: number): boolean =>
  Math.max(one / other, other / one) > 1 + (Math.max(1, days / DAYS_OF_A_STEP) * percent) / 100;
