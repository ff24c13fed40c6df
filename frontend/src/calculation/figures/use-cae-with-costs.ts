import { useQuery } from '@tanstack/react-query';
import { COMPARISON_YEARS } from '@simulador/contracts/calculation/limits';
import type { ComparisonTerm, ResultFigures } from '#shared/simulation/result-slots.ts';
import { isSame } from '../answers/answers.ts';
import { caeWithCostsQuery } from '../api/figures.ts';
import type { ComparacionRequest } from '../api/wire.ts';

const isCompared = (years: number): boolean => COMPARISON_YEARS.some((each) => each === years);

/**
 * Returns the CAE with a row's operation costs, annual percent (R574): of its compared term if there is one, else requested; null
 * while it is not known. `request`: of the row, null without one.
 */
export function useCaeWithCosts(
  row: ResultFigures | null,
  request: ComparacionRequest | null,
  terms: readonly ComparisonTerm[] | null,
  ufDate: string | null,
): number | null {
  const asked = request !== null && !isCompared(request.plazototal) ? request : null;
  const { data } = useQuery(caeWithCostsQuery(asked, ufDate));
  if (row === null) return null;
  if (asked !== null) return data ?? null;
  return terms?.find((term) => term.row !== null && isSame(term.row, row))?.cae_with_costs ?? null;
}
