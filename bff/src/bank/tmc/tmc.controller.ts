import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { TmcAnswerDto, TmcRequestDto } from './tmc.dto.ts';
import { TmcPort } from './tmc.port.ts';

@AllowEverybody()
@Controller('products/api')
export class TmcController {
  constructor(private readonly tmc: TmcPort) {}

  @OnlyReads()
  @Post('tmc')
  @Operation('tmc', "Maximum conventional rate of a credit's segment", TmcAnswerDto, 404, 502, 504)
  @ApiUfDate()
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
