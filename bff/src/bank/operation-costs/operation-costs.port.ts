import type {
  OperationCostInput,
  OperationCostLine,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';

export interface OperationCostsAdapter {
  lines(request: OperationCostInput): Promise<Sourced<readonly OperationCostLine[]>>;
}

/** Port for the costs of closing a mortgage. */
export class OperationCostsPort extends Port<OperationCostsAdapter> {
  /** Returns the lines in the order of their display. */
  lines(request: OperationCostInput): Promise<Sourced<readonly OperationCostLine[]>> {
    return this.ask('lines', [request], (adapter) => adapter.lines(request));
  }
}
