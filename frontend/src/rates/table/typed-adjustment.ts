/** Adjustment of many rates while it is typed. See docs/rules.md R900. */
import { ADJUSTMENT_BY_MAX, type RateAdjustment } from '@simulador/contracts/rates/adjustment';
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

/** Returns why the adjustment can't be made; undefined if it can. */
export function adjustmentFault({ by: text }: TypedAdjustment): string | undefined {
  const by = readOffset(text);
  return by === undefined || Math.abs(by) > ADJUSTMENT_BY_MAX ? UNREAD : undefined;
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
