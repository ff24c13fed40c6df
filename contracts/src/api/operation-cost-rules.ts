/** Rules of a core's list of operation costs, as in core.yaml's `x-plausible`. */
import { OPERATION_SUBPURPOSE } from '../bank/codes.ts';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  operationCostLines,
} from '../calculation/mortgage/operation-costs.ts';
import { COST_COLUMNS } from '../calculation/result-row.ts';
import { folded } from '../calculation/rules/text.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreSchemas } from './core-request.ts';
import { type AnswerContext, isNear } from './row-rules.ts';

type Line = CoreSchemas['OperationCost'];

const flaw = (place: string, what: string): CoreFlaw => ({ place, rule: 'costs', what });

/** Returns the sum of all lines, UF. */
export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { amount_uf: amount }) => sum + amount, 0);

/** Returns the first fault of a list: a missing cost, another sum than that of the arithmetic, another amount. */
export function operationCostFlaws(
  lines: readonly Line[],
  request: CoreSchemas['OperationCostsRequest'],
  { bounds, costParams = DEFAULT_OPERATION_COST_PARAMS }: AnswerContext,
): CoreFlaw[] {
  const { subpurpose, is_social_estate: isSocial } = request;
  const isUntaxed = subpurpose === OPERATION_SUBPURPOSE.refinancing || isSocial;
  // Some cores omit a line of 0.
  if (lines.length < COST_COLUMNS.length - (isUntaxed ? 1 : 0)) return [flaw('$', 'faltan gastos')];
  const expected = operationCostLines(request, costParams);
  const isOther = (amount: number, due: number): boolean => !isNear(amount, due, bounds.cost_pct);
  if (isOther(sumOf(lines), sumOf(expected))) return [flaw('$', 'no suman los gastos de ese crédito')];
  const dueUf = new Map(
    expected.map(({ operation_cost_description: name, amount_uf: amount }) => [folded(name), amount]),
  );
  const hasOther = lines.some(({ operation_cost_description: name, amount_uf: amount }) =>
    isOther(amount, dueUf.get(folded(name)) ?? amount),
  );
  return hasOther ? [flaw('$.*.amount_uf', 'un gasto no es el de ese crédito')] : [];
}
