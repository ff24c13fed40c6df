import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { SimulationAccess } from '../../simulations/reading/simulation-access.ts';
import { SimulationChangeDto } from './history.dto.ts';
import { HistoryService } from './history.service.ts';

@AllowStaff()
@Controller('api/simulador')
export class HistoryController {
  constructor(
    private readonly access: SimulationAccess,
    private readonly history: HistoryService,
  ) {}

  @Get('historia')
  @Operation('historia', "A simulation's latest 100 changes, the newest first", [SimulationChangeDto], 404)
  @ApiQuery({ name: 'simulation', schema: { type: 'string', format: 'uuid' } })
  async read(
    @Query('simulation') simulation: string,
    @Req() request: Request,
  ): Promise<SimulationChangeDto[]> {
    const { uuid } = await this.access.visible(request, simulation);
    return this.history.ofSimulation(uuid);
  }
}
