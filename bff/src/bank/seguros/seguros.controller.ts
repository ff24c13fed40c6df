import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowEverybody, ErrorIn } from '../../http/operation-facts.ts';
import { SeguroDto } from './seguros.dto.ts';
import { SegurosPort } from './seguros.port.ts';

@ApiTags('external')
@AllowEverybody()
@ErrorIn('errors')
@Controller('api/external')
export class SegurosController {
  constructor(private readonly seguros: SegurosPort) {}

  @Get('seguros_desgravamen')
  @ApiOperation({ operationId: 'seguros_desgravamen', summary: 'Life insurances' })
  @ApiOkResponse({ type: [SeguroDto] })
  @ApiProblems(502, 503, 504)
  async life(@Res({ passthrough: true }) response: Response): Promise<SeguroDto[]> {
    return setSourceHeaders(response, await this.seguros.list('desgravamen'));
  }

  @Get('seguros_incendio')
  @ApiOperation({ operationId: 'seguros_incendio', summary: 'Fire and earthquake insurances' })
  @ApiOkResponse({ type: [SeguroDto] })
  @ApiProblems(502, 503, 504)
  async fire(@Res({ passthrough: true }) response: Response): Promise<SeguroDto[]> {
    return setSourceHeaders(response, await this.seguros.list('incendio'));
  }

  @Get('seguros_cesantia')
  @ApiOperation({ operationId: 'seguros_cesantia', summary: 'Unemployment insurances' })
  @ApiOkResponse({ type: [SeguroDto] })
  @ApiProblems(502, 503, 504)
  async unemployment(@Res({ passthrough: true }) response: Response): Promise<SeguroDto[]> {
    return setSourceHeaders(response, await this.seguros.list('cesantia'));
  }
}
