import { Controller, Get } from '@nestjs/common';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import { sourced, withUfDate } from '../../border/upstream/sourced.ts';
import { ApiUfDate, Operation, AllowEverybody, ErrorIn, AsksCore } from '../../http/operation.ts';
import { ParidadPort } from './paridad.port.ts';

@AllowEverybody()
@ErrorIn('errors')
@AsksCore()
@Controller('api/external')
export class ParidadController {
  constructor(private readonly paridad: ParidadPort) {}

  @Get('paridad')
  @Operation('paridad', 'Pesos for one UF, as a bare number', { schema: { type: 'number' } })
  @ApiUfDate()
  async current() {
    const uf = await this.paridad.current();
    return withUfDate(ufValueToNumber(uf.value.value), uf.value.date, sourced(uf).headers);
  }
}
