import { Controller, Get, Res } from '@nestjs/common';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, ErrorIn } from '../../http/operation-facts.ts';
import { ParidadPort } from './paridad.port.ts';

@AllowEverybody()
@ErrorIn('errors')
@Controller('api/external')
export class ParidadController {
  constructor(private readonly paridad: ParidadPort) {}

  @Get('paridad')
  @Operation(
    'paridad',
    'Pesos for one UF, as a bare number; its day is in X-Uf-Date',
    { schema: { type: 'number' } },
    502,
    504,
  )
  @ApiUfDate()
  async current(@Res({ passthrough: true }) response: Response): Promise<number> {
    const uf = setSourceHeaders(response, await this.paridad.current());
    setUfDateHeader(response, uf.date);
    return ufValueToNumber(uf.value);
  }
}
