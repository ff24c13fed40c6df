import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf } from '../../access/caller.ts';
import { ApiProblems } from '../../http/api-problems.ts';
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
  @ApiTags('simulations')
  @ApiOperation({ operationId: 'simulation_counts', summary: 'Number of simulations per state' })
  @ApiOkResponse({ type: CountsDto })
  @ApiProblems(400, 503)
  counts(@Query() query: CountQueryDto): Promise<CountsDto> {
    return this.dashboard.counts(query);
  }

  @Get('api/simulador/por_dia')
  @ApiTags('simulador')
  @ApiOperation({ operationId: 'simulations_per_day', summary: 'Number of simulations per day' })
  @ApiOkResponse({ type: [DayCountDto] })
  @ApiProblems(400, 503)
  perDay(@Query() query: CountQueryDto): Promise<DayCountDto[]> {
    return this.dashboard.perDay(query);
  }

  @Get('api/simulador/por_ejecutivo')
  @ApiTags('simulador')
  @ApiOperation({
    operationId: 'simulations_per_executive',
    summary: "What nobody and each executive has; the administrator's, others get nobody's and their own",
  })
  @ApiOkResponse({ type: [ExecutiveCountDto] })
  @ApiProblems(400, 503)
  perExecutive(@Query() query: CountQueryDto, @Req() request: Request): Promise<ExecutiveCountDto[]> {
    return this.dashboard.perExecutive(query, callerOf(request));
  }

  @Get('simulations/api/states')
  @ApiTags('simulations')
  @ApiOperation({ operationId: 'states', summary: 'The states of a simulation, in the dashboard’s order' })
  @ApiOkResponse({ type: [StateDto] })
  @ApiProblems(503)
  states(): Promise<StateDto[]> {
    return this.dashboard.states();
  }

  @Get('simulations/api/resolutions')
  @ApiTags('simulations')
  @ApiOperation({ operationId: 'resolutions', summary: 'The resolutions of a simulation, each of one state' })
  @ApiOkResponse({ type: [ResolutionDto] })
  @ApiProblems(503)
  resolutions(): Promise<ResolutionDto[]> {
    return this.dashboard.resolutions();
  }
}
