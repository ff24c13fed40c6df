/** Texts about the terms of the comparison. */
import { formatPct, unbroken } from '@simulador/contracts/platform/format';
import { neededIncome } from '@simulador/contracts/calculation/income/affordability';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import type { ComparedTerm, DividendoRow } from '../api/wire.ts';
import type { ComparisonProps } from '../figures/shown.ts';

export interface CalculatedTerm extends ComparedTerm {
  readonly row: DividendoRow;
}

export const calculatedTerms = (terms: readonly ComparedTerm[]): readonly CalculatedTerm[] =>
  terms.filter((term): term is CalculatedTerm => term.row !== null);

/** Returns whether the terms have different rates, as suggested rates do. */
const ratesDiffer = (terms: readonly CalculatedTerm[]): boolean =>
  new Set(terms.map((term) => term.row.Tasa)).size > 1;

/** Describes the compared credit, e.g. `Mismo crédito de UF 2.000, misma tasa de 4,50 %.` */
export function comparisonBasis(terms: readonly CalculatedTerm[], writtenCredit: string): string {
  const credit = `Mismo crédito de ${unbroken(writtenCredit)}`;
  const [first] = terms;
  if (first === undefined) return `${credit}.`;
  return ratesDiffer(terms)
    ? `${credit}, con la tasa sugerida para cada plazo.`
    : `${credit}, misma tasa de ${formatPct(first.row.Tasa)}.`;
}

/** Returns the pesos a month that the income lacks for a term, 0 if it is sufficient; null if no income was stated. See docs/rules.md R15. */
export const missingFor = (
  row: DividendoRow,
  { incomeClp, debts }: Pick<ComparisonProps, 'incomeClp' | 'debts'>,
): number | null =>
  incomeClp === undefined || incomeClp === null ? null : missingIncome(incomeClp, neededIncome(row, debts));
