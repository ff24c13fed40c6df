/** Rules of a core's list of operation costs, as in core.yaml's `x-plausible`. */
import { OPERATION_SUBPURPOSE } from '../bank/codes.ts';
import { COST_COLUMNS } from '../calculation/result-row.ts';
import { folded } from '../calculation/rules/text.ts';
import { type Bounds, isWithin } from './core-bounds.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreSchemas } from './core-request.ts';

type Line = CoreSchemas['OperationCost'];

const flaw = (place: string, what: string): CoreFlaw => ({ place, rule: 'costs', what });

/** Returns the sum of all lines, UF. */
export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { amount_uf: amount }) => sum + amount, 0);

/** Returns true if the name begins like that of a sum, whatever its case, accents and spaces. */
const isNamedTotal = ({ operation_cost_description: name }: Line): boolean =>
  /^(sub|suma)?total/.test(
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );

/**
 * Returns true if one of the lines is the sum of the others. Only a line beyond those of every credit can be one: at some amounts the tax
 * happens to be as much as all other costs.
 */
function hasSum(lines: readonly Line[], linesMin: number, tolerance: number): boolean {
  const half = sumOf(lines) / 2;
  return (
    lines.filter(({ amount_uf: amount }) => amount > 0).length > linesMin &&
    lines.some(({ amount_uf: amount }) => isWithin(amount, half, tolerance / 2))
  );
}

/** Returns the first fault of a list, by what a person would read of it: a missing cost, one twice, one of another credit. */
export function operationCostFlaws(
  lines: readonly Line[],
  request: CoreSchemas['OperationCostsRequest'],
  bounds: Bounds,
): CoreFlaw[] {
  const { credit_amount: credit, estate_value: value, subpurpose, is_social_estate: isSocial } = request;
  const isUntaxed = subpurpose === OPERATION_SUBPURPOSE.refinancing || isSocial;
  // Some cores omit a line of 0.
  const linesMin = COST_COLUMNS.length - (isUntaxed ? 1 : 0);
  if (lines.length < linesMin) return [flaw('$', 'faltan gastos')];
  if (lines.length > bounds.cost_lines_max) return [flaw('$', 'son más gastos que los de un crédito')];
  if (new Set(lines.map(({ operation_cost_description: name }) => folded(name))).size < lines.length)
    return [flaw('$.*.operation_cost_description', 'un gasto está dos veces')];
  if (lines.some(isNamedTotal) || hasSum(lines, linesMin, bounds.cost_total_uf))
    return [flaw('$.*.operation_cost_description', 'una línea es la suma de las otras')];
  const share = (Math.max(credit, value) * bounds.cost_share_max_pct) / 100;
  const highest = Math.max(bounds.cost_fixed_max_uf, share);
  if (lines.some(({ amount_uf: amount }) => amount > highest))
    return [flaw('$.*.amount_uf', 'un gasto es mayor que los de un crédito')];
  if (sumOf(lines) === 0) return [flaw('$', 'los gastos suman 0')];
  return sumOf(lines) <= Math.max(credit, highest) ? [] : [flaw('$', 'los gastos superan el crédito')];
}
