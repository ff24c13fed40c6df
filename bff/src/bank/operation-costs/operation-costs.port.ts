import type { OperationSubpurpose } from '@simulador/contracts/bank/codes';
import type { OperationCostLine } from '@simulador/contracts/calculation/mortgage/operation-costs';
import type { Uf } from '@simulador/contracts/platform/money';
import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';

export interface OperationCostsRequest {
  readonly credit: Uf;
  readonly propertyValue: Uf;
  readonly dfl2: boolean;
  readonly socialEstate: boolean;
  readonly subpurpose: OperationSubpurpose;
}

export interface OperationCostsAdapter {
  lines(request: OperationCostsRequest): Promise<Sourced<readonly OperationCostLine[]>>;
}

/** Port for the costs of closing a mortgage. */
export class OperationCostsPort extends Port<OperationCostsAdapter> {
  /** Returns the lines in the order of their display. */
  lines(request: OperationCostsRequest): Promise<Sourced<readonly OperationCostLine[]>> {
    return this.ask('lines', [request], (adapter) => adapter.lines(request));
  }
}
