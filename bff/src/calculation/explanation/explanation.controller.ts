import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiCompressed, ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { ExplicacionAnswerDto } from './explanation.dto.ts';
import { ExplanationService } from './explanation.service.ts';

@AllowEverybody()
@ApiCompressed()
@Controller('api/simulador')
export class ExplanationController {
  constructor(private readonly explanation: ExplanationService) {}

  @OnlyReads()
  @Post('explicacion')
  @Operation(
    'explicacion',
    'How each figure of a calculation comes about, step by step',
    ExplicacionAnswerDto,
    502,
    504,
  )
  @ApiUfDate()
  async explain(
    @Body() body: DividendoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExplicacionAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.explanation.explain(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }
}
