import { Body, Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { tellSource, tellUfDate } from '../../border/answer-headers.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { CalculableCheck } from '../dividendo/calculable-check.ts';
import { ComparacionAnswerDto, ComparacionRequestDto } from './comparacion.dto.ts';
import { ComparacionService } from './comparacion.service.ts';
import { InicioDto } from './inicio.dto.ts';
import { InicioService } from './inicio.service.ts';

@ApiTags('simulador')
@AllowEverybody()
@Controller('api/simulador')
export class SimuladorController {
  constructor(
    @Inject(InicioService) private readonly inicio: InicioService,
    @Inject(ComparacionService) private readonly comparacion: ComparacionService,
    @Inject(CalculableCheck) private readonly calculable: CalculableCheck,
  ) {}

  @Get('inicio')
  @ApiOperation({
    operationId: 'inicio',
    summary: 'UF, catalogues and insurances in one answer; each part can fail alone',
  })
  @ApiOkResponse({ type: InicioDto })
  @ApiUfDate()
  async gather(@Res({ passthrough: true }) response: Response): Promise<InicioDto> {
    const answer = await this.inicio.gather();
    tellUfDate(response, answer.uf?.date ?? null);
    return answer;
  }

  @OnlyReads()
  @Post('comparacion')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'comparacion',
    summary: 'The same credit over 8, 12, 15, 20, 25 and 30 years',
  })
  @ApiOkResponse({ type: ComparacionAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async compare(
    @Body() body: ComparacionRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ComparacionAnswerDto> {
    await this.calculable.assert(body);
    const { terms, answer } = await this.comparacion.compare(body);
    if (answer) tellUfDate(response, tellSource(response, answer).ufDate);
    return { terms };
  }
}
