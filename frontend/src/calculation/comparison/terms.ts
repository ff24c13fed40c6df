/** Texts about the terms of the comparison. */
import { formatPct } from '@simulador/contracts/platform/format';
import type { ComparisonTerm } from '../figures/shown.ts';
import type { DividendoRow } from '../api/wire.ts';
import { years } from '#shared/simulation/figure-texts.ts';

export interface CalculatedTerm extends ComparisonTerm {
  readonly row: DividendoRow;
}

export const calculatedTerms = (terms: readonly ComparisonTerm[]): readonly CalculatedTerm[] =>
  terms.filter((term): term is CalculatedTerm => term.row !== null);

/** Returns whether the terms have different rates, as suggested rates do. */
export const ratesDiffer = (terms: readonly CalculatedTerm[]): boolean =>
  new Set(terms.map((term) => term.row.Tasa)).size > 1;

/** Returns `rising` or `falling` if all values do so, else null. */
export function trend(values: readonly number[]): 'rising' | 'falling' | null {
  if (values.length < 2) return null;
  const pairs = values.slice(1).map((value, index) => value - (values[index] ?? value));
  if (pairs.every((step) => step > 0)) return 'rising';
  return pairs.every((step) => step < 0) ? 'falling' : null;
}

/** Describes the compared credit, e.g. `Mismo crédito de UF 2.000, misma tasa de 4,50 %.` */
export function comparisonBasis(terms: readonly CalculatedTerm[], writtenCredit: string): string {
  const credit = `Mismo crédito de ${writtenCredit}`;
  const [first] = terms;
  if (first === undefined) return `${credit}.`;
  return ratesDiffer(terms)
    ? `${credit}, con la tasa sugerida para cada plazo.`
    : `${credit}, misma tasa de ${formatPct(first.row.Tasa)}.`;
}

/**
 * Describes between which compared terms the client's own term is; '' if it is a compared one. `called`: name of the own term.
 */
export function ownTermPlace(
  terms: readonly ComparisonTerm[],
  ownYears: number,
  called = 'Tu plazo',
): string {
  if (ownYears <= 0 || terms.some((term) => term.plazo === ownYears)) return '';
  const below = terms.filter((term) => term.plazo < ownYears).at(-1);
  const above = terms.find((term) => term.plazo > ownYears);
  const own = `${called} de ${years(ownYears)} queda`;
  if (below === undefined) return above === undefined ? '' : `${own} bajo ${years(above.plazo)}.`;
  return above === undefined
    ? `${own} sobre ${years(below.plazo)}.`
    : `${own} entre ${below.plazo} y ${years(above.plazo)}.`;
}
