import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { SimulationAccess } from '../../simulations/reading/simulation-access.ts';
import { SimulationChangeDto } from './history.dto.ts';
import { HistoryService } from './history.service.ts';
import { UuidQuery } from '../../http/request-parts.ts';

@AllowStaff()
@Controller('api/simulador')
export class HistoryController {
  constructor(
    private readonly access: SimulationAccess,
    private readonly history: HistoryService,
  ) {}

  @Get('historia')
  @Operation('historia', "A simulation's latest 100 changes, the newest first", [SimulationChangeDto], 404)
  async read(@UuidQuery('simulation') simulation: string, @Req() request: Request) {
    const { uuid } = await this.access.visible(request, simulation);
    return this.history.ofSimulation(uuid);
  }
}
