import type { Audience } from '@simulador/contracts/platform/sentence';
import { Controller, Get } from '@nestjs/common';
import { withUfDate } from '../../border/upstream/sourced.ts';
import { ApiUfDate, Operation, AllowEverybody, CompressesAnswers } from '../../http/operation.ts';
import { ByAudience } from '../../http/request-parts.ts';
import { InicioDto } from './inicio.dto.ts';
import { InicioService } from './inicio.service.ts';

@AllowEverybody()
@CompressesAnswers()
@Controller()
export class StartPageController {
  constructor(private readonly inicio: InicioService) {}

  @Get('api/simulador/inicio')
  @Operation('inicio', 'UF, catalogues and insurances, of which each can fail', InicioDto)
  @ApiUfDate()
  async gather(@ByAudience() audience: Audience) {
    const answer = await this.inicio.gather(audience);
    return withUfDate(answer, answer.uf?.date);
  }
}
