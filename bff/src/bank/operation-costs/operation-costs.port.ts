import type {
  OperationCostInput,
  OperationCostLine,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import type { CostColumn, ResultRow } from '@simulador/contracts/calculation/result-row';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';

/** Costs in the row that a core answers for the same credit; null if there is no such row. Never rejects. */
export type CostsOfRow = Promise<Pick<ResultRow, CostColumn> | null>;

export interface OperationCostsAdapter {
  lines(request: OperationCostInput, ofRow?: CostsOfRow): Promise<Sourced<readonly OperationCostLine[]>>;
}

/** Port for the costs of closing a mortgage. */
export class OperationCostsPort extends Port<OperationCostsAdapter> {
  /** Returns the lines in the order of their display. @throws Problem 502 if a core's contradict its row */
  lines(request: OperationCostInput, ofRow?: CostsOfRow): Promise<Sourced<readonly OperationCostLine[]>> {
    return this.ask('lines', [request], (adapter) => adapter.lines(request, ofRow));
  }
}
