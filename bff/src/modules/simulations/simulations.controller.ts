import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SIMULATING_STAFF } from '@simulador/contracts/domain/access';
import type { Request, Response } from 'express';
import type { Flavour } from '@simulador/contracts/domain/limits';
import { callerOf } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { tellUfDate } from '../../border/answer-headers.ts';
import { intentOf } from '../../database/idempotency.ts';
import { ApiIdempotencyKey } from '../../http/api-idempotency-key.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, AllowEverybodyAndService, AllowRoles } from '../../http/operation-facts.ts';
import { SimulationMails } from '../mail/simulation-mails.ts';
import { type Saving, SavingService } from './saving.service.ts';
import { SimulationAccess } from './simulation-access.ts';
import { SimulationCreateDto } from './simulation-create.dto.ts';
import { SimulationDto } from './simulation.dto.ts';
import { toSimulationDto } from './simulation.read-model.ts';

@ApiTags('simulations')
@AllowEverybody()
@Controller('simulations/api')
export class SimulationsController {
  constructor(
    @Inject(SavingService) private readonly saving: SavingService,
    @Inject(SimulationAccess) private readonly access: SimulationAccess,
    @Inject(SimulationMails) private readonly mails: SimulationMails,
    @Inject(SaveLimits) private readonly limits: SaveLimits,
  ) {}

  @Post('web/simulations/create')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'create_web_simulation',
    summary: 'Saves a visitor’s simulation and has it mailed; once an Idempotency-Key',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: SimulationDto })
  @ApiProblems(400, 409, 422, 502, 503, 504)
  async createFromWeb(
    @Body() body: SimulationCreateDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<SimulationDto> {
    return this.saved(body, 'web', key, request);
  }

  @AllowRoles(...SIMULATING_STAFF)
  @Post('executive/simulations/create')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'create_executive_simulation',
    summary: 'Saves what an executive simulated for a client; it is mailed when the executive sends it',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: SimulationDto })
  @ApiProblems(400, 409, 422, 502, 503, 504)
  async createByExecutive(
    @Body() body: SimulationCreateDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<SimulationDto> {
    return this.saved(body, 'pro', key, request);
  }

  @AllowEverybodyAndService()
  @Get('simulation/:uuid')
  @ApiOperation({ operationId: 'simulation', summary: 'A saved simulation' })
  @ApiOkResponse({ type: SimulationDto })
  @ApiUfDate()
  @ApiProblems(404, 503)
  async read(
    @Param('uuid') uuid: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SimulationDto> {
    const simulation = toSimulationDto(await this.access.visible(request, uuid));
    tellUfDate(response, simulation.uf_date);
    return simulation;
  }

  /** A visitor's is mailed as soon as it is saved: the success card says so. */
  private async saved(
    body: SimulationCreateDto,
    flavour: Flavour,
    key: string | undefined,
    request: Request,
  ): Promise<SimulationDto> {
    const caller = callerOf(request);
    const intent = intentOf(caller.session, key, body);
    const onNew = (): void => this.limits.spend(request);
    const along: Saving['along'] = async (manager, simulation) => {
      if (flavour === 'web') await this.mails.queue(manager, simulation, 'saved');
    };
    const uuid = await this.saving.save({ body, flavour, caller, intent, onNew, along });
    return toSimulationDto(await this.access.visible(request, uuid));
  }
}
