import type { DividendoRow, OperationCost } from '../api/wire.ts';
import { inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { costLines } from '../result/figures.ts';

/** Returns the pesos that the visitor needs at the signature: the savings, and the sum of the operation costs. See docs/rules.md R780. */
export function neededToday(
  savings: MoneyValue,
  row: DividendoRow,
  costs: readonly OperationCost[] | null,
  ufValueClp: number,
): number {
  const costsClp = costLines(row, costs, ufValueClp).at(-1)?.clp ?? 0;
  const savingsClp = inCurrency(savings, 'CLP', ufValueClp).amount ?? 0;
  return savingsClp + costsClp;
}
