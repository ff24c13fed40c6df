import type { CostColumn, ResultRow } from '@simulador/contracts/calculation/result-row';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { OperationCostDto, OperationCostsRequestDto } from './operation-costs.dto.ts';

/** Costs in the row that a core answers for the same credit; null if there is no such row. Never rejects. */
export type CostsOfRow = Promise<Pick<ResultRow, CostColumn> | null>;

export interface OperationCostsAdapter {
  lines(request: OperationCostsRequestDto, ofRow?: CostsOfRow): Promise<Sourced<OperationCostDto[]>>;
}

/** Port for the costs of closing a mortgage. */
export class OperationCostsPort extends Port<OperationCostsAdapter> {
  /** Returns the lines in the order of their display. @throws Problem 502 if a core's contradict its row */
  lines(request: OperationCostsRequestDto, ofRow?: CostsOfRow): Promise<Sourced<OperationCostDto[]>> {
    return this.ask('lines', [request], (adapter) => adapter.lines(request, ofRow));
  }
}
