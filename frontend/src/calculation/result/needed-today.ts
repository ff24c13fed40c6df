import type { DividendoRow, OperationCost } from '../api/wire.ts';
import { inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { costLines } from './figures.ts';

/** Returns what is needed at the signature, in both currencies: the savings, and the sum of the operation costs. See docs/rules.md R780. */
export function neededToday(
  savings: MoneyValue,
  row: DividendoRow,
  costs: readonly OperationCost[] | null,
  ufValueClp: number,
): { readonly clp: number; readonly uf: number } {
  const total = costLines(row, costs, ufValueClp).at(-1);
  const savingsIn = (currency: MoneyValue['currency']): number =>
    inCurrency(savings, currency, ufValueClp).amount ?? 0;
  return { clp: savingsIn('CLP') + (total?.clp ?? 0), uf: savingsIn('UF') + (total?.uf ?? 0) };
}
