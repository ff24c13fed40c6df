import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowEverybody, ErrorIn } from '../../http/operation-facts.ts';
import { CatalogosDto } from './catalogos.dto.ts';
import { CatalogosPort } from './catalogos.port.ts';

@ApiTags('external')
@AllowEverybody()
@ErrorIn('errors')
@Controller('api/external')
export class CatalogosController {
  constructor(private readonly catalogos: CatalogosPort) {}

  @Get('catalogos_simulador')
  @ApiOperation({ operationId: 'catalogos_simulador', summary: 'The option lists of the form' })
  @ApiOkResponse({ type: CatalogosDto })
  @ApiProblems(502, 503, 504)
  async lists(@Res({ passthrough: true }) response: Response): Promise<CatalogosDto> {
    return setSourceHeaders(response, await this.catalogos.lists());
  }
}
