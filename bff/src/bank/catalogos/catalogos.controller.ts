import { Controller, Get } from '@nestjs/common';
import { sourced } from '../../border/upstream/sourced.ts';
import { Operation, AllowEverybody, ErrorIn, AsksCore } from '../../http/operation.ts';
import { CatalogosDto } from './catalogos.dto.ts';
import { CatalogosPort } from './catalogos.port.ts';

@AllowEverybody()
@ErrorIn('errors')
@AsksCore()
@Controller('api/external')
export class CatalogosController {
  constructor(private readonly catalogos: CatalogosPort) {}

  @Get('catalogos_simulador')
  @Operation('catalogos_simulador', 'The option lists of the form', CatalogosDto)
  async lists() {
    return sourced(await this.catalogos.lists());
  }
}
