import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiCompressed, ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { ExplicacionAnswerDto } from './explanation.dto.ts';
import { ExplanationService } from './explanation.service.ts';

@ApiTags('simulador')
@AllowEverybody()
@ApiCompressed()
@Controller('api/simulador')
export class ExplanationController {
  constructor(private readonly explanation: ExplanationService) {}

  @OnlyReads()
  @Post('explicacion')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'explicacion',
    summary: 'How each figure of a calculation comes about, step by step',
  })
  @ApiOkResponse({ type: ExplicacionAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async explain(
    @Body() body: DividendoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ExplicacionAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.explanation.explain(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }
}
