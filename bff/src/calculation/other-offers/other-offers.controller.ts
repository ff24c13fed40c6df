import { Body, Controller, Post } from '@nestjs/common';
import * as dto from './other-offers.dto.ts';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads, AsksCore } from '../../http/operation-facts.ts';
import { OtherOffersService } from './other-offers.service.ts';

@AllowEverybody()
@AsksCore()
@Controller('api/simulador')
export class OtherOffersController {
  constructor(private readonly offers: OtherOffersService) {}

  @OnlyReads()
  @Post('oferta')
  @Operation('oferta', "Another bank's offer beside a credit of ours", dto.OfertaAnswerDto)
  @ApiUfDate()
  async compare(@Body() body: dto.OfertaRequestDto) {
    return sourcedWithUf(await this.offers.compare(body), ({ answer }) => answer);
  }

  @OnlyReads()
  @Post('refinanciamiento')
  @Operation('refinanciamiento', 'From which month a new credit pays', dto.RefinanciamientoAnswerDto)
  @ApiUfDate()
  async refinance(@Body() body: dto.RefinanciamientoRequestDto) {
    return sourcedWithUf(await this.offers.refinance(body), ({ answer }) => answer);
  }
}
