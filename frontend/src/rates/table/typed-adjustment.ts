/** Adjustment of many rates while it is typed. See docs/rules.md R900. */
import { ADJUSTMENT_BY_MAX, type RateAdjustment } from '@simulador/contracts/rates/adjustment';
import { SHEET_MAX } from '@simulador/contracts/rates/rate-sheet';
import { readOffset } from '../grid/plan.ts';

export interface TypedAdjustment {
  readonly product: string;
  readonly loan_use: string;
  readonly real_estate_type: string;
  /** `12-` from a bound on, `-12` up to it; '' for all. */
  readonly years: string;
  readonly amounts: string;
  readonly by: string;
  readonly unit: RateAdjustment['unit'];
}

export const blankAdjustment = (product: number): TypedAdjustment => ({
  ...{ product: String(product), loan_use: '', real_estate_type: '', years: '', amounts: '', by: '' },
  unit: 'points',
});

const UNREAD = 'Escriba un ajuste, como +0,10 o -0,10';
const FULL = `Un cambio lleva hasta ${SHEET_MAX.adjustments} ajustes: cambie las tasas en la grilla, o en otro cambio`;

/** Returns why the adjustment can't be added to those of a draft; undefined if it can. `count`: number of adjustments that the draft has. */
export function adjustmentFault({ by: text }: TypedAdjustment, count: number): string | undefined {
  const by = readOffset(text);
  if (by === undefined || Math.abs(by) > ADJUSTMENT_BY_MAX) return UNREAD;
  return by !== 0 && count >= SHEET_MAX.adjustments ? FULL : undefined;
}

/** Returns the adjustment, which has no fault; null for none. */
export function adjustmentOf({ by: text, unit, ...scope }: TypedAdjustment): RateAdjustment | null {
  const by = readOffset(text);
  if (by === undefined || by === 0) return null;
  const [minYears, maxYears] = scope.years.split('-');
  const [minAmount, maxAmount] = scope.amounts.split('-');
  const parts = {
    ...{ product: scope.product, loan_use: scope.loan_use, real_estate_type: scope.real_estate_type },
    ...{ min_years: minYears, max_years: maxYears, min_amount: minAmount, max_amount: maxAmount },
  };
  const given = Object.entries(parts).filter(([, part]) => part !== undefined && part !== '');
  return { ...Object.fromEntries(given.map(([name, part]) => [name, Number(part)])), by, unit };
}
