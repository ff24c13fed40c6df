import type { OperationCostLine } from '@simulador/contracts/domain/mortgage/operation-costs';
import { ufFromNumber, ufToNumber } from '@simulador/contracts/domain/money';
import { fresh, type Sourced } from '../../border/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { OperationCostsPort, type OperationCostsQuestion } from './operation-costs.port.ts';

export class CoreOperationCosts extends OperationCostsPort {
  constructor(private readonly upstream: Upstream) {
    super();
  }

  async lines(question: OperationCostsQuestion): Promise<Sourced<readonly OperationCostLine[]>> {
    const lines = await this.upstream.ask('calc_operation_costs', {
      body: {
        credit_amount: ufToNumber(question.credit),
        estate_value: ufToNumber(question.propertyValue),
        has_dfl2: question.dfl2,
        is_social_estate: question.socialEstate,
        subpurpose: question.subpurpose,
      },
    });
    return fresh(
      lines.map((line) => ({
        description: line.operation_cost_description,
        amount: ufFromNumber(line.amount_uf),
      })),
      'core',
    );
  }
}
