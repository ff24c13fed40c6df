import { Body, Controller, Delete, Headers, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { callerOf, signedInUserOf } from '../../access/caller.ts';
import { ApiIfMatch, ApiVersioned } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowRoles, AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { UpdatedDto } from '../management/management.dto.ts';
import { ManagementService } from '../management/management.service.ts';
import { toSimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { tagOf } from '../../simulations/reading/simulation-version.ts';
import { NextContactRequestDto, PlannedContactDto } from './follow-ups.dto.ts';
import { FollowUpsService } from './follow-ups.service.ts';

const TAKEN = 'La simulación quedó asignada a usted.';

/** Endpoints for the next contact of a simulation. See docs/rules.md R511, R513. */
@Controller('api/simulador')
export class FollowUpsController {
  constructor(
    private readonly followUps: FollowUpsService,
    private readonly management: ManagementService,
  ) {}

  @Put('seguimiento/:simulation')
  @AllowStaff()
  @Operation('plan_contact', 'Plans the next contact with the client', PlannedContactDto, 404, 409)
  @ApiIfMatch()
  @ApiVersioned()
  async plan(
    @Param('simulation', UuidParam) uuid: string,
    @Body() { note = '', ...contact }: NextContactRequestDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlannedContactDto> {
    const planned = { uuid, user: signedInUserOf(request), ifMatch };
    const next = { ...contact, note: note.trim() };
    const changed = await this.followUps.plan(planned, next);
    const simulation = toSimulationDto(changed, callerOf(request));
    response.setHeader('ETag', tagOf(simulation));
    return { ...next, simulation };
  }

  @Delete('seguimiento/:simulation')
  @AllowStaff()
  @Operation('end_contact', 'Plans no next contact any more', 204, 404, 409)
  @ApiIfMatch()
  end(
    @Param('simulation', UuidParam) uuid: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<void> {
    return this.followUps.end({ uuid, user: signedInUserOf(request), ifMatch });
  }

  @Post('tomar/:simulation')
  @AllowRoles('executiverole', 'commercialrole')
  @Operation('take_simulation', "Assigns a simulation that is nobody's to the caller", UpdatedDto, 404, 409)
  @ApiVersioned()
  async take(
    @Param('simulation', UuidParam) uuid: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UpdatedDto> {
    const simulation = toSimulationDto(await this.management.take(request, uuid), callerOf(request));
    response.setHeader('ETag', tagOf(simulation));
    return { simulation, message: TAKEN };
  }
}
