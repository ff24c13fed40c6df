import { Controller, Get } from '@nestjs/common';
import { sourced } from '../../border/upstream/sourced.ts';
import { Operation, AllowEverybody, ErrorIn, AsksCore } from '../../http/operation.ts';
import { SeguroDto } from './seguros.dto.ts';
import { SegurosPort } from './seguros.port.ts';

@AllowEverybody()
@ErrorIn('errors')
@AsksCore()
@Controller('api/external')
export class SegurosController {
  constructor(private readonly seguros: SegurosPort) {}

  @Get('seguros_desgravamen')
  @Operation('seguros_desgravamen', 'Life insurances', [SeguroDto])
  async life() {
    return sourced(await this.seguros.list('desgravamen'));
  }

  @Get('seguros_incendio')
  @Operation('seguros_incendio', 'Fire and earthquake insurances', [SeguroDto])
  async fire() {
    return sourced(await this.seguros.list('incendio'));
  }

  @Get('seguros_cesantia')
  @Operation('seguros_cesantia', 'Unemployment insurances', [SeguroDto])
  async unemployment() {
    return sourced(await this.seguros.list('cesantia'));
  }
}
