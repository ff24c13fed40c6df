import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { callerOf } from '../../access/caller.ts';
import { setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiUfDate, ApiVersioned } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEveryCallerAndService } from '../../http/operation-facts.ts';
import { SimulationAccess } from './simulation-access.ts';
import { SimulationDto } from './simulation.dto.ts';
import { toSimulationDto } from './simulation.read-model.ts';
import { tagOf } from './simulation-version.ts';

@Controller('simulations/api')
export class SimulationsController {
  constructor(private readonly access: SimulationAccess) {}

  @AllowEveryCallerAndService()
  @Get('simulation/:uuid')
  @Operation('simulation', 'A saved simulation', SimulationDto, 404)
  @ApiUfDate()
  @ApiVersioned()
  async read(
    @Param('uuid') uuid: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SimulationDto> {
    const found = await this.access.visible(request, uuid);
    const simulation = toSimulationDto(found, callerOf(request));
    setUfDateHeader(response, simulation.uf_date);
    response.setHeader('ETag', tagOf(simulation));
    return simulation;
  }
}
