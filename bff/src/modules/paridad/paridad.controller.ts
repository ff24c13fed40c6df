import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ufValueToNumber } from '@simulador/contracts/domain/money';
import type { Response } from 'express';
import { tellSource } from '../../capability/answer-headers.ts';
import { ApiProblems } from '../../openapi/api-problems.ts';
import { ParidadPort } from './paridad.port.ts';

@ApiTags('external')
@Controller('api/external')
export class ParidadController {
  constructor(@Inject(ParidadPort) private readonly paridad: ParidadPort) {}

  @Get('paridad')
  @ApiOperation({
    operationId: 'paridad',
    summary: 'Pesos for one UF, as a bare number; its day is in X-Uf-Date',
  })
  @ApiOkResponse({ schema: { type: 'number' } })
  @ApiProblems(502, 503, 504)
  async current(@Res() response: Response): Promise<void> {
    const uf = tellSource(response, await this.paridad.current());
    // Sent by hand: Nest would send a bare number as text.
    response.set('X-Uf-Date', uf.date).json(ufValueToNumber(uf.value));
  }
}
