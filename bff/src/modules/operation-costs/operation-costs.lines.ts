import type { OperationCostLine } from '@simulador/contracts/domain/mortgage/operation-costs';
import { ufToNumber } from '@simulador/contracts/domain/money';
import type { OperationCostDto } from './operation-costs.dto.ts';

/** The lines under the names of the wire, UF. */
export const toCostLines = (lines: readonly OperationCostLine[]): OperationCostDto[] =>
  lines.map(({ description, amount }) => ({
    operation_cost_description: description,
    amount_uf: ufToNumber(amount),
  }));
