import { Body, Controller, Post } from '@nestjs/common';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import { ApiUfDate, Operation, AllowEverybody, OnlyReads, AsksCore } from '../../http/operation.ts';
import { TmcAnswerDto, TmcRequestDto } from './tmc.dto.ts';
import { TmcPort } from './tmc.port.ts';

@AllowEverybody()
@AsksCore()
@Controller('products/api')
export class TmcController {
  constructor(private readonly tmc: TmcPort) {}

  @OnlyReads()
  @Post('tmc')
  @Operation('tmc', "Maximum conventional rate of a credit's segment", TmcAnswerDto, 404)
  @ApiUfDate()
  async of(@Body() { amount, currency, period }: TmcRequestDto) {
    const tmc = await this.tmc.of({ amount, currency, periodMonths: period });
    return sourcedWithUf(tmc, ({ annualPct, inForce }) => ({
      Valor: annualPct,
      ...(inForce ? {} : { vigente: false }),
    }));
  }
}
