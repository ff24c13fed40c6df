import type { Flavour } from '@simulador/contracts/calculation/limits';
import { SIMULATING_STAFF } from '@simulador/contracts/people/access';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiConflictResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  ApiUfDate,
  ApiVersioned,
  Operation,
  created,
  AllowEveryCaller,
  AllowRoles,
  AsksCore,
} from '../../http/operation.ts';
import { SimulationDto } from '../reading/simulation.read-model.ts';
import { versionedWithUf } from '../reading/simulation-version.ts';
import { SimulationCreateDto, ValuesChangedDto } from './saving.dto.ts';
import { SavingService } from './saving.service.ts';
import { IdempotencyKey, type Header } from '../../http/request-parts.ts';

@AllowEveryCaller()
@AsksCore()
@ApiConflictResponse({ type: ValuesChangedDto })
@ApiUfDate()
@ApiVersioned()
@Controller('simulations/api')
export class SavingController {
  constructor(private readonly saving: SavingService) {}

  @Post('web/simulations/create')
  @Operation(
    'create_web_simulation',
    'Saves a visitor’s simulation and mails it',
    created(SimulationDto),
    422,
  )
  createFromWeb(@Body() body: SimulationCreateDto, @IdempotencyKey() key: Header, @Req() request: Request) {
    return this.saved(request, body, 'web', key);
  }

  @AllowRoles(...SIMULATING_STAFF)
  @Post('executive/simulations/create')
  @Operation(
    'create_executive_simulation',
    'Saves a simulation of staff, unmailed',
    created(SimulationDto),
    422,
  )
  createByExecutive(
    @Body() body: SimulationCreateDto,
    @IdempotencyKey() key: Header,
    @Req() request: Request,
  ) {
    return this.saved(request, body, 'pro', key);
  }

  private async saved(request: Request, body: SimulationCreateDto, flavour: Flavour, key: Header) {
    return versionedWithUf(await this.saving.save(request, body, flavour, key));
  }
}
