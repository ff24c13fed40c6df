import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import {
  OfertaAnswerDto,
  OfertaRequestDto,
  RefinanciamientoAnswerDto,
  RefinanciamientoRequestDto,
} from './other-offers.dto.ts';
import { OtherOffersService } from './other-offers.service.ts';

@AllowEverybody()
@Controller('api/simulador')
export class OtherOffersController {
  constructor(private readonly offers: OtherOffersService) {}

  @OnlyReads()
  @Post('oferta')
  @Operation('oferta', "Another bank's offer beside a credit of ours", OfertaAnswerDto, 502, 504)
  @ApiUfDate()
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
  @Operation(
    'refinanciamiento',
    'From which month a credit that replaces another one pays',
    RefinanciamientoAnswerDto,
    502,
    504,
  )
  @ApiUfDate()
  async refinance(
    @Body() body: RefinanciamientoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RefinanciamientoAnswerDto> {
    const { answer, ufDate } = setSourceHeaders(response, await this.offers.refinance(body));
    setUfDateHeader(response, ufDate);
    return answer;
  }
}
