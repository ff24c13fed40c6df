import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, ErrorIn } from '../../http/operation-facts.ts';
import { CatalogosDto } from './catalogos.dto.ts';
import { CatalogosPort } from './catalogos.port.ts';

@AllowEverybody()
@ErrorIn('errors')
@Controller('api/external')
export class CatalogosController {
  constructor(private readonly catalogos: CatalogosPort) {}

  @Get('catalogos_simulador')
  @Operation('catalogos_simulador', 'The option lists of the form', CatalogosDto, 502, 504)
  async lists(@Res({ passthrough: true }) response: Response): Promise<CatalogosDto> {
    return setSourceHeaders(response, await this.catalogos.lists());
  }
}
