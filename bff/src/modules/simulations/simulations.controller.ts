import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { callerOf } from '../../access/caller.ts';
import { tellUfDate } from '../../capability/answer-headers.ts';
import { intentOf } from '../../database/idempotency.ts';
import { ApiProblems } from '../../openapi/api-problems.ts';
import { SavingService } from './saving.service.ts';
import { SimulationAccess } from './simulation-access.ts';
import { SimulationCreateDto } from './simulation-create.dto.ts';
import { SimulationDto } from './simulation.dto.ts';
import { toSimulationDto } from './simulation.read-model.ts';

@ApiTags('simulations')
@Controller('simulations/api')
export class SimulationsController {
  constructor(
    @Inject(SavingService) private readonly saving: SavingService,
    @Inject(SimulationAccess) private readonly access: SimulationAccess,
  ) {}

  @Post('web/simulations/create')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'create_web_simulation',
    summary: 'Saves a visitor’s simulation and has it mailed; once an Idempotency-Key',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'the same for every try of one intent',
  })
  @ApiCreatedResponse({ type: SimulationDto })
  @ApiProblems(400, 409, 422, 502, 503, 504)
  async createFromWeb(
    @Body() body: SimulationCreateDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<SimulationDto> {
    const caller = callerOf(request);
    const intent = intentOf(caller.session, key, body);
    const along = async (): Promise<void> => undefined;
    const uuid = await this.saving.save({ body, flavour: 'web', caller, intent, along });
    return toSimulationDto(await this.access.visible(request, uuid));
  }

  @Get('simulation/:uuid')
  @ApiOperation({ operationId: 'simulation', summary: 'A saved simulation' })
  @ApiOkResponse({ type: SimulationDto })
  @ApiProblems(404, 503)
  async read(
    @Param('uuid') uuid: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SimulationDto> {
    const simulation = toSimulationDto(await this.access.visible(request, uuid));
    response.set('Cache-Control', 'no-store');
    tellUfDate(response, simulation.uf_date);
    return simulation;
  }
}
