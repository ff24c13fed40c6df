import { Body, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SIMULATING_STAFF } from '@simulador/contracts/people/access';
import type { Request } from 'express';
import { ApiIdempotencyKey, ApiProblems } from '../../http/api-problems.ts';
import { AllowEveryCaller, AllowRoles } from '../../http/operation-facts.ts';
import { SimulationDto } from '../reading/simulation.dto.ts';
import { SimulationCreateDto, ValuesChangedDto } from './saving.dto.ts';
import { SavingService } from './saving.service.ts';

@ApiTags('simulations')
@AllowEveryCaller()
@Controller('simulations/api')
export class SavingController {
  constructor(private readonly saving: SavingService) {}

  @Post('web/simulations/create')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'create_web_simulation',
    summary: 'Saves a visitor’s simulation and mails it, once per Idempotency-Key',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: SimulationDto })
  @ApiConflictResponse({ type: ValuesChangedDto })
  @ApiProblems(400, 422, 502, 503, 504)
  createFromWeb(
    @Body() body: SimulationCreateDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<SimulationDto> {
    return this.saving.save(request, body, 'web', key);
  }

  @AllowRoles(...SIMULATING_STAFF)
  @Post('executive/simulations/create')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'create_executive_simulation',
    summary: 'Saves a simulation of staff for a client; it is mailed when they send it',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: SimulationDto })
  @ApiConflictResponse({ type: ValuesChangedDto })
  @ApiProblems(400, 422, 502, 503, 504)
  createByExecutive(
    @Body() body: SimulationCreateDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<SimulationDto> {
    return this.saving.save(request, body, 'pro', key);
  }
}
