import { Injectable } from '@nestjs/common';
import {
  type OperationCostInput,
  type OperationCostLine,
  operationCostLines,
  operationCosts,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { OperationCostParamsTable } from './operation-cost-params.ts';
import type { OperationCostsAdapter } from './operation-costs.port.ts';

@Injectable()
export class LocalOperationCosts implements OperationCostsAdapter {
  constructor(private readonly params: OperationCostParamsTable) {}

  async lines(request: OperationCostInput): Promise<Sourced<readonly OperationCostLine[]>> {
    return fresh(operationCostLines(operationCosts(request, await this.params.current())), 'local');
  }
}
