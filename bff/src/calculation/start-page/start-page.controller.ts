import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiCompressed, ApiUfDate } from '../../http/api-problems.ts';
import { audienceOf } from '../../http/audience.ts';
import { AllowEverybody } from '../../http/operation-facts.ts';
import { InicioDto } from './inicio.dto.ts';
import { InicioService } from './inicio.service.ts';

@AllowEverybody()
@ApiCompressed()
@Controller()
export class StartPageController {
  constructor(private readonly inicio: InicioService) {}

  @Get('api/simulador/inicio')
  @ApiTags('simulador')
  @ApiOperation({
    operationId: 'inicio',
    summary: 'UF, catalogues and insurances in one answer; each part can fail separately',
  })
  @ApiOkResponse({ type: InicioDto })
  @ApiUfDate()
  async gather(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<InicioDto> {
    const answer = await this.inicio.gather(audienceOf(request));
    setUfDateHeader(response, answer.uf?.date ?? null);
    return answer;
  }
}
