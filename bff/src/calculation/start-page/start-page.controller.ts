import type { Audience } from '@simulador/contracts/platform/sentence';
import { Controller, Get } from '@nestjs/common';
import { withUfDate } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { ByAudience } from '../../http/audience.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, CompressesAnswers } from '../../http/operation-facts.ts';
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
