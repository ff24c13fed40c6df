import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, ErrorIn } from '../../http/operation-facts.ts';
import { ParidadPort } from './paridad.port.ts';

@ApiTags('external')
@AllowEverybody()
@ErrorIn('errors')
@Controller('api/external')
export class ParidadController {
  constructor(private readonly paridad: ParidadPort) {}

  @Get('paridad')
  @ApiOperation({
    operationId: 'paridad',
    summary: 'Pesos for one UF, as a bare number; its day is in X-Uf-Date',
  })
  @ApiOkResponse({ schema: { type: 'number' } })
  @ApiUfDate()
  @ApiProblems(502, 503, 504)
  async current(@Res({ passthrough: true }) response: Response): Promise<number> {
    const uf = setSourceHeaders(response, await this.paridad.current());
    setUfDateHeader(response, uf.date);
    return ufValueToNumber(uf.value);
  }
}
