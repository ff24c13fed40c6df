import { Injectable, Module } from '@nestjs/common';
import { costContradictions } from '@simulador/contracts/api/other-answers';
import { operationCostLines } from '@simulador/contracts/calculation/mortgage/operation-costs';
import { fourDecimals } from '@simulador/contracts/calculation/result-row';
import { bindPort } from '../../border/port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { OperationCostParamsTable } from './operation-cost-params.ts';
import { OperationCostsController } from './operation-costs.controller.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { OperationCostDto, OperationCostsRequestDto } from './operation-costs.dto.ts';
import { type OperationCostsAdapter, OperationCostsPort } from './operation-costs.port.ts';

@Injectable()
class LocalOperationCosts implements OperationCostsAdapter {
  constructor(private readonly params: OperationCostParamsTable) {}

  async lines(request: OperationCostsRequestDto): Promise<Sourced<OperationCostDto[]>> {
    return fresh(operationCostLines(request, await this.params.current()), 'local');
  }
}

const ofCore = (upstream: Upstream, params: OperationCostParamsTable): OperationCostsAdapter => ({
  lines: async (body, ofRow) => {
    const known = params.orDefault().then((costParams) => ({ costParams }));
    const lines = await upstream.ask('calc_operation_costs', { known, body });
    const row = await ofRow;
    if (row) upstream.assertAgrees('calc_operation_costs', costContradictions(lines, row, upstream.bounds));
    return fresh(
      lines.map(({ operation_cost_description, amount_uf }) => ({
        operation_cost_description,
        amount_uf: fourDecimals(amount_uf),
      })),
      'core',
    );
  },
});

@Module({
  controllers: [OperationCostsController],
  providers: [
    OperationCostParamsTable,
    ...bindPort<OperationCostsAdapter>({
      capability: 'operation_costs',
      port: OperationCostsPort,
      local: LocalOperationCosts,
      coreDependencies: [OperationCostParamsTable],
      core: ofCore,
    }),
  ],
  exports: [OperationCostsPort, OperationCostParamsTable],
})
export class OperationCostsModule {}
