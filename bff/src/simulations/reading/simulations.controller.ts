import { Controller, Get, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import { ApiUfDate, ApiVersioned, Operation, AllowEveryCallerAndService } from '../../http/operation.ts';
import { SimulationAccess } from './simulation-access.ts';
import { SimulationDto } from './simulation.dto.ts';
import { toSimulationDto } from './simulation.read-model.ts';
import { versionedWithUf } from './simulation-version.ts';

@Controller('simulations/api')
export class SimulationsController {
  constructor(private readonly access: SimulationAccess) {}

  @AllowEveryCallerAndService()
  @Get('simulation/:uuid')
  @Operation('simulation', 'A saved simulation', SimulationDto)
  @ApiUfDate()
  @ApiVersioned()
  async read(@Param('uuid') uuid: string, @Req() request: Request) {
    return versionedWithUf(toSimulationDto(await this.access.visible(request, uuid), callerOf(request)));
  }
}
