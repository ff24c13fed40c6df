import { Body, Controller, Post } from '@nestjs/common';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import { ApiUfDate, Operation, AllowEverybody, ErrorIn, OnlyReads, AsksCore } from '../../http/operation.ts';
import { DividendoAnswerDto, DividendoRequestDto } from './dividendo.dto.ts';
import { DividendoPort } from './dividendo.port.ts';

@AllowEverybody()
@ErrorIn('errors_detail')
@AsksCore()
@Controller('api/external')
export class DividendoController {
  constructor(private readonly dividendo: DividendoPort) {}

  @OnlyReads()
  @Post('calc_dividendo')
  @Operation('calc_dividendo', 'Monthly payment, insurance, CAE and costs of one credit', DividendoAnswerDto)
  @ApiUfDate()
  async calculate(@Body() body: DividendoRequestDto) {
    return sourcedWithUf(await this.dividendo.calculate(body), ({ row }) => ({ salida: [row] }));
  }
}
