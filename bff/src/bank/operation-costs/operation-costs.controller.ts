import { Body, Controller, Post } from '@nestjs/common';
import { sourced } from '../../border/upstream/sourced.ts';
import { Operation, AllowEverybody, ErrorIn, OnlyReads, AsksCore } from '../../http/operation.ts';
import { OperationCostDto, OperationCostsRequestDto } from './operation-costs.dto.ts';
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
    return sourced(await this.costs.lines(body));
  }
}
