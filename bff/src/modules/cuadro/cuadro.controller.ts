import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { tellSource, tellUfDate } from '../../border/answer-headers.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { CalculableCheck } from '../dividendo/calculable-check.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { toAnswer } from './cuadro.answer.ts';
import { CuadroAnswerDto } from './cuadro.dto.ts';
import { CuadroService } from './cuadro.service.ts';

@ApiTags('simulador')
@AllowEverybody()
@Controller('api/simulador')
export class CuadroController {
  constructor(
    @Inject(CuadroService) private readonly cuadro: CuadroService,
    @Inject(CalculableCheck) private readonly calculable: CalculableCheck,
  ) {}

  @OnlyReads()
  @Post('cuadro')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cuadro',
    summary: 'Payment schedule of one credit, month by month and by year of the credit',
  })
  @ApiOkResponse({ type: CuadroAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async tabulate(
    @Body() body: DividendoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CuadroAnswerDto> {
    await this.calculable.assert(body);
    const { schedule, ufDate } = tellSource(response, await this.cuadro.schedule(body));
    tellUfDate(response, ufDate);
    return toAnswer(schedule);
  }
}
