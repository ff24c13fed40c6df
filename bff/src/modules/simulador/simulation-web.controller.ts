import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { tellSource, tellUfDate } from '../../border/answer-headers.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, ErrorIn, OnlyReads } from '../../http/operation-facts.ts';
import { ComparacionRequestDto, SimulationWebAnswerDto } from './comparacion.dto.ts';
import { WebCalculationService } from './web-calculation.service.ts';

@ApiTags('simulations')
@AllowEverybody()
@ErrorIn('errors_detail')
@Controller('simulations/api')
export class SimulationWebController {
  constructor(@Inject(WebCalculationService) private readonly calculation: WebCalculationService) {}

  @OnlyReads()
  @Post('calc_simulation_web')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'calc_simulation_web',
    summary: 'Dividend, operation costs and comparison in one answer',
  })
  @ApiOkResponse({ type: SimulationWebAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async calculate(
    @Body() body: ComparacionRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SimulationWebAnswerDto> {
    const { answer, costs, terms } = await this.calculation.calculate(body);
    const { row, ufDate } = tellSource(response, answer);
    tellUfDate(response, ufDate);
    return { salida: [row], operation_costs: costs, terms };
  }
}
