import { Module } from '@nestjs/common';
import type { OperationCostLine } from '@simulador/contracts/calculation/mortgage/operation-costs';
import { bindPort } from '../../border/port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { OperationCostParamsTable } from './operation-cost-params.ts';
import { OperationCostsController } from './operation-costs.controller.ts';
import { CoreOperationCosts } from './operation-costs.core.ts';
import { LocalOperationCosts } from './operation-costs.local.ts';
import { toCostLines } from './operation-costs.dto.ts';
import { type OperationCostsAdapter, OperationCostsPort } from './operation-costs.port.ts';

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
