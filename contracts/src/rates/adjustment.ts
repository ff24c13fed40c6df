/** Adjustment of many rates at once, as an administrator wrote it. See docs/rules.md R900. */
import type { RateCell } from './rate-book.ts';

export const ADJUSTMENT_UNITS = ['points', 'percent'] as const;
/** Unit of an adjustment: percentage points, or percent of each rate. */
export type AdjustmentUnit = (typeof ADJUSTMENT_UNITS)[number];

/** Largest size of an adjustment, up or down, in either unit. */
export const ADJUSTMENT_BY_MAX = 100;

/** Rates that an adjustment is for, and its size. What is absent means all, or no bound. Years, UF. */
export interface RateAdjustment extends Partial<RateCell> {
  readonly by: number;
  readonly unit: AdjustmentUnit;
}

const OWN = ['product', 'loan_use', 'real_estate_type'] as const;
const LOWEST = ['min_years', 'min_amount'] as const;
const HIGHEST = ['max_years', 'max_amount'] as const;

export const isAdjusted = (cell: RateCell, adjustment: RateAdjustment): boolean =>
  OWN.every((name) => (adjustment[name] ?? cell[name]) === cell[name]) &&
  LOWEST.every((name) => cell[name] >= (adjustment[name] ?? 0)) &&
  HIGHEST.every((name) => cell[name] <= (adjustment[name] ?? Infinity));

const HUNDREDTHS = 100;
const WHOLE = 10_000;

/** Returns an adjusted annual percent, to 0.01. Calculates with integers, because binary fractions are inexact. */
export function adjustedRate(annualPct: number, { by, unit }: Pick<RateAdjustment, 'by' | 'unit'>): number {
  const [rate, size] = [annualPct, by].map((value) => Math.round(value * WHOLE)) as [number, number];
  const adjusted =
    unit === 'points' ? rate + size : (rate * (HUNDREDTHS * WHOLE + size)) / (HUNDREDTHS * WHOLE);
  return Math.round(adjusted / HUNDREDTHS) / HUNDREDTHS;
}
