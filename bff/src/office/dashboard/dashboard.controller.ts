import { Controller, Get, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import {
  CountQueryDto,
  CountsDto,
  DayCountDto,
  ExecutiveCountDto,
  ResolutionDto,
  StateDto,
} from './dashboard.dto.ts';
import { DashboardService } from './dashboard.service.ts';

@AllowStaff()
@Controller()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('simulations/api/simulations/count')
  @Operation('simulation_counts', 'Number of simulations per state', CountsDto, 400)
  counts(@Query() query: CountQueryDto): Promise<CountsDto> {
    return this.dashboard.counts(query);
  }

  @Get('api/simulador/por_dia')
  @Operation('simulations_per_day', 'Number of simulations per day', [DayCountDto], 400)
  perDay(@Query() query: CountQueryDto): Promise<DayCountDto[]> {
    return this.dashboard.perDay(query);
  }

  @Get('api/simulador/por_ejecutivo')
  @Operation(
    'simulations_per_executive',
    "What nobody and each executive has; the administrator's, others get nobody's and their own",
    [ExecutiveCountDto],
    400,
  )
  perExecutive(@Query() query: CountQueryDto, @Req() request: Request): Promise<ExecutiveCountDto[]> {
    return this.dashboard.perExecutive(query, callerOf(request));
  }

  @Get('simulations/api/states')
  @Operation('states', 'The states of a simulation, in the dashboard’s order', [StateDto])
  states(): Promise<StateDto[]> {
    return this.dashboard.states();
  }

  @Get('simulations/api/resolutions')
  @Operation('resolutions', 'The resolutions of a simulation, each of one state', [ResolutionDto])
  resolutions(): Promise<ResolutionDto[]> {
    return this.dashboard.resolutions();
  }
}
