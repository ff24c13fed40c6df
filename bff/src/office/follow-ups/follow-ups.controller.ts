import { Body, Controller, Delete, Param, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf, signedInUserOf, ByUser } from '../../access/caller.ts';
import { ApiVersioned } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowRoles, AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { UpdatedDto } from '../management/management.dto.ts';
import { ManagementService } from '../management/management.service.ts';
import { toSimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { versioned } from '../../simulations/reading/simulation-version.ts';
import { NextContactRequestDto, PlannedContactDto } from './follow-ups.dto.ts';
import { FollowUpsService } from './follow-ups.service.ts';
import { IfMatch, type Header } from '../../http/request-parts.ts';
import type { SignedInUser } from '../../access/sessions.ts';

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
  @ApiVersioned()
  @Operation('plan_contact', 'Plans the next contact with the client', PlannedContactDto)
  async plan(
    @Param('simulation', UuidParam) uuid: string,
    @Body() { note = '', ...contact }: NextContactRequestDto,
    @IfMatch() ifMatch: Header,
    @Req() request: Request,
  ) {
    const next = { ...contact, note: note.trim() };
    const changed = await this.followUps.plan({ uuid, user: signedInUserOf(request), ifMatch }, next);
    const simulation = toSimulationDto(changed, callerOf(request));
    return versioned(simulation, { ...next, simulation });
  }

  @Delete('seguimiento/:simulation')
  @AllowStaff()
  @Operation('end_contact', 'Plans no next contact any more', 204)
  end(
    @Param('simulation', UuidParam) uuid: string,
    @IfMatch() ifMatch: Header,
    @ByUser() user: SignedInUser,
  ) {
    return this.followUps.end({ uuid, user, ifMatch });
  }

  @Post('tomar/:simulation')
  @AllowRoles('executiverole', 'commercialrole')
  @ApiVersioned()
  @Operation('take_simulation', "Assigns a simulation that is nobody's to the caller", UpdatedDto, 409)
  async take(@Param('simulation', UuidParam) uuid: string, @Req() request: Request) {
    const simulation = toSimulationDto(await this.management.take(request, uuid), callerOf(request));
    return versioned(simulation, { simulation, message: TAKEN });
  }
}
