import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import {
  OfertaAnswerDto,
  OfertaRequestDto,
  RefinanciamientoAnswerDto,
  RefinanciamientoRequestDto,
} from './other-offers.dto.ts';
import { OtherOffersService } from './other-offers.service.ts';

@ApiTags('simulador')
@AllowEverybody()
@Controller('api/simulador')
export class OtherOffersController {
  constructor(private readonly offers: OtherOffersService) {}

  @OnlyReads()
  @Post('oferta')
  @HttpCode(200)
  @ApiOperation({ operationId: 'oferta', summary: "Another bank's offer beside a credit of ours" })
  @ApiOkResponse({ type: OfertaAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async compare(
    @Body() body: OfertaRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OfertaAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.offers.compare(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }

  @OnlyReads()
  @Post('refinanciamiento')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'refinanciamiento',
    summary: 'From which month a credit that replaces another one pays',
  })
  @ApiOkResponse({ type: RefinanciamientoAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async refinance(
    @Body() body: RefinanciamientoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RefinanciamientoAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.offers.refinance(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }
}
