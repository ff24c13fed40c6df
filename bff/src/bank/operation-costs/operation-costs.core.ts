import type {
  OperationCostInput,
  OperationCostLine,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { costContradictions } from '@simulador/contracts/api/other-answers';
import { ufFromNumber, ufToNumber } from '@simulador/contracts/platform/money';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { OperationCostParamsTable } from './operation-cost-params.ts';
import type { CostsOfRow, OperationCostsAdapter } from './operation-costs.port.ts';

export class CoreOperationCosts implements OperationCostsAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly params: OperationCostParamsTable,
  ) {}

  async lines(
    request: OperationCostInput,
    ofRow?: CostsOfRow,
  ): Promise<Sourced<readonly OperationCostLine[]>> {
    const lines = await this.upstream.ask('calc_operation_costs', {
      known: this.params.orDefault().then((costParams) => ({ costParams })),
      body: {
        credit_amount: ufToNumber(request.credit),
        estate_value: ufToNumber(request.propertyValue),
        has_dfl2: request.dfl2,
        is_social_estate: request.socialEstate,
        subpurpose: request.subpurpose,
      },
    });
    const row = await ofRow;
    if (row)
      this.upstream.assertAgrees(
        'calc_operation_costs',
        costContradictions(lines, row, this.upstream.bounds),
      );
    return fresh(
      lines.map((line) => ({
        description: line.operation_cost_description,
        amount: ufFromNumber(line.amount_uf),
      })),
      'core',
    );
  }
}
