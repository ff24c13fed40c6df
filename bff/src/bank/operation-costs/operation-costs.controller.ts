import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowEverybody, ErrorIn, OnlyReads } from '../../http/operation-facts.ts';
import { OperationCostDto, OperationCostsRequestDto } from './operation-costs.dto.ts';
import { toCostLines } from './operation-costs.dto.ts';
import { OperationCostsPort } from './operation-costs.port.ts';

@ApiTags('simulations')
@AllowEverybody()
@ErrorIn('errors_detail')
@Controller('simulations/api')
export class OperationCostsController {
  constructor(private readonly costs: OperationCostsPort) {}

  @OnlyReads()
  @Post('calc_operation_costs')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'calc_operation_costs',
    summary: 'Operation costs of a credit, line by line, in UF',
  })
  @ApiOkResponse({ type: [OperationCostDto] })
  @ApiProblems(400, 502, 503, 504)
  async lines(
    @Body() body: OperationCostsRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OperationCostDto[]> {
    const answer = await this.costs.lines({
      credit: ufFromNumber(body.credit_amount),
      propertyValue: ufFromNumber(body.estate_value),
      dfl2: body.has_dfl2,
      socialEstate: body.is_social_estate,
      subpurpose: body.subpurpose,
    });
    return toCostLines(setSourceHeaders(response, answer));
  }
}
