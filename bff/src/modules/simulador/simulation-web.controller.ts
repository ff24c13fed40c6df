import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { subpurposeOf } from '@simulador/contracts/domain/codes';
import { ufFromNumber, ufToNumber } from '@simulador/contracts/domain/money';
import type { Response } from 'express';
import { tellSource, tellUfDate } from '../../capability/answer-headers.ts';
import { ApiProblems } from '../../openapi/api-problems.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { assertCalculable } from '../dividendo/dividendo.rules.ts';
import { FinancingLimitsTable } from '../dividendo/financing-limits.ts';
import type { OperationCostDto } from '../operation-costs/operation-costs.dto.ts';
import { OperationCostsPort } from '../operation-costs/operation-costs.port.ts';
import { ComparacionRequestDto, SimulationWebAnswerDto } from './comparacion.dto.ts';
import { ComparacionService } from './comparacion.service.ts';

@ApiTags('simulations')
@Controller('simulations/api')
export class SimulationWebController {
  constructor(
    @Inject(DividendoPort) private readonly dividendo: DividendoPort,
    @Inject(OperationCostsPort) private readonly costs: OperationCostsPort,
    @Inject(ComparacionService) private readonly comparacion: ComparacionService,
    @Inject(FinancingLimitsTable) private readonly financing: FinancingLimitsTable,
  ) {}

  @Post('calc_simulation_web')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'calc_simulation_web',
    summary: 'Dividend, operation costs and comparison in one answer',
  })
  @ApiOkResponse({ type: SimulationWebAnswerDto })
  @ApiProblems(400, 502, 503, 504)
  async calculate(
    @Body() body: ComparacionRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SimulationWebAnswerDto> {
    assertCalculable(body, await this.financing.current());
    const { edad, flavour, ...single } = body;
    const [answer, operationCosts, { terms }] = await Promise.all([
      this.dividendo.calculate(single),
      this.operationCosts(body),
      this.comparacion.compare(body),
    ]);
    const { row, ufDate } = tellSource(response, answer);
    tellUfDate(response, ufDate);
    return { salida: [row], operation_costs: operationCosts, terms };
  }

  private async operationCosts(body: ComparacionRequestDto): Promise<OperationCostDto[]> {
    const { value: lines } = await this.costs.lines({
      credit: ufFromNumber(body.montocredito),
      propertyValue: ufFromNumber(body.valorpropiedad),
      dfl2: body.DFL2,
      socialEstate: false,
      subpurpose: subpurposeOf(body.destino),
    });
    return lines.map((line) => ({
      operation_cost_description: line.description,
      amount_uf: ufToNumber(line.amount),
    }));
  }
}
