import { Body, Controller, Post } from '@nestjs/common';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { sourced } from '../../border/upstream/sourced.ts';
import { Operation, AllowEverybody, ErrorIn, OnlyReads, AsksCore } from '../../http/operation.ts';
import { OperationCostDto, OperationCostsRequestDto, toCostLines } from './operation-costs.dto.ts';
import { OperationCostsPort } from './operation-costs.port.ts';

@AllowEverybody()
@ErrorIn('errors_detail')
@AsksCore()
@Controller('simulations/api')
export class OperationCostsController {
  constructor(private readonly costs: OperationCostsPort) {}

  @OnlyReads()
  @Post('calc_operation_costs')
  @Operation('calc_operation_costs', 'Operation costs of a credit, line by line, in UF', [OperationCostDto])
  async lines(@Body() body: OperationCostsRequestDto) {
    const answer = await this.costs.lines({
      credit: ufFromNumber(body.credit_amount),
      propertyValue: ufFromNumber(body.estate_value),
      dfl2: body.has_dfl2,
      socialEstate: body.is_social_estate,
      subpurpose: body.subpurpose,
    });
    return sourced(answer, toCostLines);
  }
}
