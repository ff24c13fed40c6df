import { Injectable, Module } from '@nestjs/common';
import {
  type OperationCostInput,
  type OperationCostLine,
  operationCostLines,
  operationCosts,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { bindPort } from '../../border/port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { OperationCostParamsTable } from './operation-cost-params.ts';
import { OperationCostsController } from './operation-costs.controller.ts';
import { CoreOperationCosts } from './operation-costs.core.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { toCostLines } from './operation-costs.dto.ts';
import { type OperationCostsAdapter, OperationCostsPort } from './operation-costs.port.ts';

@Injectable()
class LocalOperationCosts implements OperationCostsAdapter {
  constructor(private readonly params: OperationCostParamsTable) {}

  async lines(request: OperationCostInput): Promise<Sourced<readonly OperationCostLine[]>> {
    return fresh(operationCostLines(operationCosts(request, await this.params.current())), 'local');
  }
}

@Module({
  controllers: [OperationCostsController],
  providers: [
    OperationCostParamsTable,
    ...bindPort<OperationCostsAdapter>({
      capability: 'operation_costs',
      port: OperationCostsPort,
      local: LocalOperationCosts,
      onTheWire: (_operation, value) => toCostLines(value as readonly OperationCostLine[]),
      coreDependencies: [OperationCostParamsTable],
      core: (upstream: Upstream, params: OperationCostParamsTable) =>
        new CoreOperationCosts(upstream, params),
    }),
  ],
  exports: [OperationCostsPort, OperationCostParamsTable],
})
export class OperationCostsModule {}
