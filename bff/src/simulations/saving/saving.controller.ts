import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { ApiConflictResponse } from '@nestjs/swagger';
import { SIMULATING_STAFF } from '@simulador/contracts/people/access';
import type { Request } from 'express';
import { ApiIdempotencyKey } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEveryCaller, AllowRoles } from '../../http/operation-facts.ts';
import { SimulationDto } from '../reading/simulation.dto.ts';
import { SimulationCreateDto, ValuesChangedDto } from './saving.dto.ts';
import { SavingService } from './saving.service.ts';

@AllowEveryCaller()
@Controller('simulations/api')
export class SavingController {
  constructor(private readonly saving: SavingService) {}

  @Post('web/simulations/create')
  @Operation(
    'create_web_simulation',
    'Saves a visitor’s simulation and mails it, once per Idempotency-Key',
    { status: 201, type: SimulationDto },
    422,
    502,
    504,
  )
  @ApiIdempotencyKey()
  @ApiConflictResponse({ type: ValuesChangedDto })
  createFromWeb(
    @Body() body: SimulationCreateDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<SimulationDto> {
    return this.saving.save(request, body, 'web', key);
  }

  @AllowRoles(...SIMULATING_STAFF)
  @Post('executive/simulations/create')
  @Operation(
    'create_executive_simulation',
    'Saves a simulation of staff for a client; it is mailed when they send it',
    { status: 201, type: SimulationDto },
    422,
    502,
    504,
  )
  @ApiIdempotencyKey()
  @ApiConflictResponse({ type: ValuesChangedDto })
  createByExecutive(
    @Body() body: SimulationCreateDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<SimulationDto> {
    return this.saving.save(request, body, 'pro', key);
  }
}
