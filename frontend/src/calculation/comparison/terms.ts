/** Texts about the terms of the comparison. */
import { formatPct, unbroken } from '@simulador/contracts/platform/format';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { yearsMaxAt } from '@simulador/contracts/calculation/rules/term';
import { neededIncome } from '@simulador/contracts/calculation/income/affordability';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import { ageLimitText } from '../answers/texts.ts';
import type { DividendoRow } from '../api/wire.ts';
import type { ComparisonProps, ComparisonTerm } from '../figures/shown.ts';

export interface CalculatedTerm extends ComparisonTerm {
  readonly row: DividendoRow;
}

export const calculatedTerms = (terms: readonly ComparisonTerm[]): readonly CalculatedTerm[] =>
  terms.filter((term): term is CalculatedTerm => term.row !== null);

/** Replaces the terms that an age does not allow by the reason, because choosing one would only be refused. A null age is ignored. */
export function termsAtAge(
  terms: readonly ComparisonTerm[],
  age: number | null,
  flavour: Flavour,
): readonly ComparisonTerm[] {
  const most = yearsMaxAt(age, flavour);
  const reason = ageLimitText(age, most);
  return terms.map((term) => (age !== null && term.plazo > most ? { ...term, row: null, reason } : term));
}

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
