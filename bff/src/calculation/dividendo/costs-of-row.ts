import { caeWithCostsPct } from '@simulador/contracts/calculation/mortgage/other-offer';
import { COST_COLUMNS, type CostColumn, type ResultRow } from '@simulador/contracts/calculation/result-row';
import {
  addUf,
  clpToNumber,
  ufFromNumber,
  ufToClp,
  ufToNumber,
  type Uf,
  type UfValue,
} from '@simulador/contracts/platform/money';
import type { OperationCostDto } from '../../bank/operation-costs/operation-costs.dto.ts';
import type { CostsIncluded } from '../../database/entities/simulation.stored.ts';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';

/** Returns the sum of operation costs: those of a row, or those that are listed beside it, maybe by another source. */
export const operationCostsOf = (costs: Pick<ResultRow, CostColumn> | readonly OperationCostDto[]): Uf =>
  addUf(
    ...('length' in costs
      ? costs.map((line) => line.amount_uf)
      : COST_COLUMNS.map((name) => costs[name])
    ).map(ufFromNumber),
  );

/** Returns the sum of savings and operation costs, UF and pesos. */
export function neededToday(savings: Uf, costs: Parameters<typeof operationCostsOf>[0], ufValue: UfValue) {
  const uf = addUf(savings, operationCostsOf(costs));
  return { uf: ufToNumber(uf), clp: clpToNumber(ufToClp(uf, ufValue)) };
}

/** Calculates the cost with operation costs from a row of the core or of ours. See docs/rules.md R574. */
export function withCosts(
  { montocredito, mesesgracia }: Pick<DividendoRequestDto, 'montocredito' | 'mesesgracia'>,
  row: DividendoRowDto,
  lines: readonly OperationCostDto[] | null = null,
): CostsIncluded {
  const costs = operationCostsOf(lines ?? row);
  const [credit, payment] = [ufFromNumber(montocredito), ufFromNumber(row.DivTotal)];
  return {
    cae_with_costs: orNull(() => caeWithCostsPct(credit, costs, payment, row.Cuotas, mesesgracia)),
    total_with_costs: ufToNumber(addUf(ufFromNumber(row.CostoTotalUF), costs)),
  };
}

/** Returns a compared term with its cost including operation costs; null without a row. */
export const termWithCosts = <Term extends { readonly row: DividendoRowDto | null }>(
  request: Parameters<typeof withCosts>[0],
  term: Term,
  lines: readonly OperationCostDto[] | null = null,
) => ({
  ...term,
  ...(term.row ? withCosts(request, term.row, lines) : { cae_with_costs: null, total_with_costs: null }),
});

/** Returns null if there is no such rate: the costs leave nothing of the credit, or the payments never repay it. */
function orNull(rate: () => number): number | null {
  try {
    return rate();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
