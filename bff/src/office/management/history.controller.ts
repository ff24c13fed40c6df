import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { SimulationAccess } from '../../simulations/reading/simulation-access.ts';
import { SimulationChangeDto } from './history.dto.ts';
import { HistoryService } from './history.service.ts';

@ApiTags('simulador')
@AllowStaff()
@Controller('api/simulador')
export class HistoryController {
  constructor(
    private readonly access: SimulationAccess,
    private readonly history: HistoryService,
  ) {}

  @Get('historia')
  @ApiOperation({ operationId: 'historia', summary: "A simulation's latest 100 changes, the newest first" })
  @ApiQuery({ name: 'simulation', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: [SimulationChangeDto] })
  @ApiProblems(404, 503)
  async read(
    @Query('simulation') simulation: string,
    @Req() request: Request,
  ): Promise<SimulationChangeDto[]> {
    const { uuid } = await this.access.visible(request, simulation);
    return this.history.ofSimulation(uuid);
  }
}
