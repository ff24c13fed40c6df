import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { TmcAnswerDto, TmcRequestDto } from './tmc.dto.ts';
import { TmcPort } from './tmc.port.ts';

@ApiTags('products')
@AllowEverybody()
@Controller('products/api')
export class TmcController {
  constructor(private readonly tmc: TmcPort) {}

  @OnlyReads()
  @Post('tmc')
  @HttpCode(200)
  @ApiOperation({ operationId: 'tmc', summary: "Maximum conventional rate of a credit's segment" })
  @ApiOkResponse({ type: TmcAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 404, 502, 503, 504)
  async of(
    @Body() body: TmcRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TmcAnswerDto> {
    const { amount, currency, period } = body;
    const tmc = setSourceHeaders(response, await this.tmc.of({ amount, currency, periodMonths: period }));
    setUfDateHeader(response, tmc.ufDate);
    return { Valor: tmc.annualPct, ...(tmc.inForce ? {} : { vigente: false }) };
  }
}
