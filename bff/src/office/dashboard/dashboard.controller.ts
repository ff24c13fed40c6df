import { Controller, Get, Query } from '@nestjs/common';
import * as dto from './dashboard.dto.ts';
import { ByCaller, type Caller } from '../../access/caller.ts';
import { Operation, AllowStaff } from '../../http/operation.ts';
import { DashboardService } from './dashboard.service.ts';

@AllowStaff()
@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('simulations/api/simulations/count')
  @Operation('simulation_counts', 'Number of simulations per state', dto.CountsDto, 400)
  counts(@Query() query: dto.CountQueryDto) {
    return this.dashboard.counts(query);
  }

  @Get('api/simulador/por_dia')
  @Operation('simulations_per_day', 'Number of simulations per day', [dto.DayCountDto], 400)
  perDay(@Query() query: dto.CountQueryDto) {
    return this.dashboard.perDay(query);
  }

  @Get('api/simulador/por_ejecutivo')
  @Operation('simulations_per_executive', 'Simulations of nobody and of each', [dto.ExecutiveCountDto], 400)
  perExecutive(@Query() query: dto.CountQueryDto, @ByCaller() caller: Caller) {
    return this.dashboard.perExecutive(query, caller);
  }

  @Get('simulations/api/states')
  @Operation('states', 'The states of a simulation, in the dashboard’s order', [dto.StateDto])
  states() {
    return this.dashboard.states();
  }

  @Get('simulations/api/resolutions')
  @Operation('resolutions', 'The resolutions of a simulation, each of one state', [dto.ResolutionDto])
  resolutions() {
    return this.dashboard.resolutions();
  }
}
