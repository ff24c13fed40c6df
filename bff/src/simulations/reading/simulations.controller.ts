import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import {
  AllowEverybody,
  AllowEveryCallerAndService,
  ApiUfDate,
  ApiVersioned,
  OnlyReads,
  Operation,
} from '../../http/operation.ts';
import { QuoteDto, QuoteLinkDto } from '../quotes/quote.dto.ts';
import { QuotesService } from '../quotes/quotes.service.ts';
import { SimulationAccess } from './simulation-access.ts';
import { SimulationDto } from './simulation.read-model.ts';
import { toSimulationDto } from './simulation.read-model.ts';
import { versionedWithUf } from './simulation-version.ts';

@Controller()
export class SimulationsController {
  constructor(
    private readonly access: SimulationAccess,
    private readonly quotes: QuotesService,
  ) {}

  @AllowEveryCallerAndService()
  @Get('simulations/api/simulation/:uuid')
  @Operation('simulation', 'A saved simulation', SimulationDto)
  @ApiUfDate()
  @ApiVersioned()
  async read(@Param('uuid') uuid: string, @Req() request: Request) {
    return versionedWithUf(toSimulationDto(await this.access.visible(request, uuid), callerOf(request)));
  }

  @AllowEverybody()
  @OnlyReads()
  @Post('api/simulador/cotizacion')
  @Operation('cotizacion', 'The rate that a saved simulation quotes, by its link', QuoteDto, 404)
  quote(@Body() body: QuoteLinkDto) {
    return this.quotes.find(body);
  }
}
