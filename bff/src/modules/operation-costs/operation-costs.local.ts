import { Inject, Injectable } from '@nestjs/common';
import {
  type OperationCostLine,
  operationCostLines,
  operationCosts,
} from '@simulador/contracts/domain/mortgage/operation-costs';
import { fresh, type Sourced } from '../../border/sourced.ts';
import { OperationCostParamsTable } from './operation-cost-params.ts';
import { OperationCostsPort, type OperationCostsQuestion } from './operation-costs.port.ts';

@Injectable()
export class LocalOperationCosts extends OperationCostsPort {
  constructor(@Inject(OperationCostParamsTable) private readonly params: OperationCostParamsTable) {
    super();
  }

  async lines(question: OperationCostsQuestion): Promise<Sourced<readonly OperationCostLine[]>> {
    return fresh(operationCostLines(operationCosts(question, await this.params.current())), 'local');
  }
}
