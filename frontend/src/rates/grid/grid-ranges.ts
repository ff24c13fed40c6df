import type { RateCell } from '@simulador/contracts/rates/rate-book';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import type { Plan } from './plan.ts';

export type Years = Pick<RateCell, 'min_years' | 'max_years'>;
export type Amounts = Pick<RateCell, 'min_amount' | 'max_amount'>;

/** Returns the bounds of a product's existing and planned ranges, in order. */
export function rangesOf(
  product: number,
  { periods, amounts }: RateTables,
  plan: Plan,
): { readonly years: readonly Years[]; readonly amounts: readonly Amounts[] } {
  const planned = [...plan.values()].filter(({ cell, value }) => cell.product === product && value !== null);
  const isOwn = (range: { product: number }): boolean => range.product === product;
  const years = new Map<string, Years>();
  const ufs = new Map<string, Amounts>();
  for (const { min_years, max_years } of [...periods.filter(isOwn), ...planned.map(({ cell }) => cell)])
    years.set(`${min_years} ${max_years}`, { min_years, max_years });
  for (const { min_amount, max_amount } of [...amounts.filter(isOwn), ...planned.map(({ cell }) => cell)])
    ufs.set(`${min_amount} ${max_amount}`, { min_amount, max_amount });
  return {
    years: [...years.values()].sort((one, other) => one.min_years - other.min_years),
    amounts: [...ufs.values()].sort((one, other) => one.min_amount - other.min_amount),
  };
}
