import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, ErrorIn } from '../../http/operation-facts.ts';
import { SeguroDto } from './seguros.dto.ts';
import { SegurosPort } from './seguros.port.ts';

@AllowEverybody()
@ErrorIn('errors')
@Controller('api/external')
export class SegurosController {
  constructor(private readonly seguros: SegurosPort) {}

  @Get('seguros_desgravamen')
  @Operation('seguros_desgravamen', 'Life insurances', [SeguroDto], 502, 504)
  async life(@Res({ passthrough: true }) response: Response): Promise<SeguroDto[]> {
    return setSourceHeaders(response, await this.seguros.list('desgravamen'));
  }

  @Get('seguros_incendio')
  @Operation('seguros_incendio', 'Fire and earthquake insurances', [SeguroDto], 502, 504)
  async fire(@Res({ passthrough: true }) response: Response): Promise<SeguroDto[]> {
    return setSourceHeaders(response, await this.seguros.list('incendio'));
  }

  @Get('seguros_cesantia')
  @Operation('seguros_cesantia', 'Unemployment insurances', [SeguroDto], 502, 504)
  async unemployment(@Res({ passthrough: true }) response: Response): Promise<SeguroDto[]> {
    return setSourceHeaders(response, await this.seguros.list('cesantia'));
  }
}
