import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { subpurposeOf } from '@simulador/contracts/domain/codes';
import { ufFromNumber } from '@simulador/contracts/domain/money';
import type { Response } from 'express';
import { tellSource, tellUfDate } from '../../capability/answer-headers.ts';
import { ApiProblems } from '../../openapi/api-problems.ts';
import { CalculableCheck } from '../dividendo/calculable-check.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import type { OperationCostDto } from '../operation-costs/operation-costs.dto.ts';
import { toCostLines } from '../operation-costs/operation-costs.lines.ts';
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
    @Inject(CalculableCheck) private readonly calculable: CalculableCheck,
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
    await this.calculable.assert(body);
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
    return toCostLines(lines);
  }
}
