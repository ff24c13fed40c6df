import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiCompressed, ApiUfDate } from '../../http/api-problems.ts';
import { audienceOf } from '../../http/audience.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody } from '../../http/operation-facts.ts';
import { InicioDto } from './inicio.dto.ts';
import { InicioService } from './inicio.service.ts';

@AllowEverybody()
@ApiCompressed()
@Controller()
export class StartPageController {
  constructor(private readonly inicio: InicioService) {}

  @Get('api/simulador/inicio')
  @Operation(
    'inicio',
    'UF, catalogues and insurances in one answer; each part can fail separately',
    InicioDto,
  )
  @ApiUfDate()
  async gather(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<InicioDto> {
    const answer = await this.inicio.gather(audienceOf(request));
    setUfDateHeader(response, answer.uf?.date ?? null);
    return answer;
  }
}
