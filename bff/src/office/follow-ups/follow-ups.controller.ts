import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { describeOthers } from '@simulador/contracts/office/messages/assignment';
import { ApiConflictResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { ByCaller, ByUser, type Caller, callerOf, signedInUserOf } from '../../access/caller.ts';
import { ApiVersioned, Operation, AllowRoles, AllowStaff } from '../../http/operation.ts';
import { UuidParam, IdempotencyKey, IfMatch, type Header } from '../../http/request-parts.ts';
import { AttendedDto, UpdatedDto } from '../management/management.dto.ts';
import { ManagementService } from '../management/management.service.ts';
import { WindowQueryDto } from '../../simulations/reading/requested-window.ts';
import { toSimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { versioned } from '../../simulations/reading/simulation-version.ts';
import {
  ContactCountDto,
  ContactRecordDto,
  NextContactRequestDto,
  PlannedContactDto,
  TimedContactDto,
} from './follow-ups.dto.ts';
import { ContactsService, nextContactOf } from './contacts.service.ts';
import { FollowUpsService } from './follow-ups.service.ts';
import type { SignedInUser } from '../../access/sessions.ts';

const RECORDED = 'Contacto registrado.';
const SAVED = 'Guardado.';

/** Endpoints for the contacts with a simulation's client. See docs/rules.md R511, R513, R870. */
@Controller('api/simulador')
export class FollowUpsController {
  constructor(
    private readonly followUps: FollowUpsService,
    private readonly contacts: ContactsService,
    private readonly management: ManagementService,
  ) {}

  @Put('seguimiento/:simulation')
  @AllowStaff()
  @ApiVersioned()
  @Operation('plan_contact', 'Plans the next contact with the client', PlannedContactDto)
  async plan(
    @Param('simulation', UuidParam) uuid: string,
    @Body() body: NextContactRequestDto,
    @IfMatch() ifMatch: Header,
    @Req() request: Request,
  ) {
    const next = nextContactOf(body);
    const changed = await this.followUps.plan({ uuid, user: signedInUserOf(request), ifMatch }, next);
    const simulation = toSimulationDto(changed, callerOf(request));
    return versioned(simulation, { ...next, simulation });
  }

  @Delete('seguimiento/:simulation')
  @AllowStaff()
  @Operation('end_contact', 'Plans no next contact any more', 204)
  async end(
    @Param('simulation', UuidParam) uuid: string,
    @IfMatch() ifMatch: Header,
    @ByUser() user: SignedInUser,
  ): Promise<void> {
    await this.followUps.plan({ uuid, user, ifMatch }, null);
  }

  @Post('contactos/:simulation')
  @AllowStaff()
  @ApiConflictResponse({ type: AttendedDto })
  @ApiVersioned()
  @Operation(
    'record_contact',
    'Records a contact with the client, its decision and the next contact',
    UpdatedDto,
    422,
  )
  async record(
    @Param('simulation', UuidParam) uuid: string,
    @Body() body: ContactRecordDto,
    @IfMatch() ifMatch: Header,
    @IdempotencyKey() key: Header,
    @Req() request: Request,
  ) {
    const changed = await this.contacts.record(request, { uuid, ifMatch, key }, body);
    const simulation = toSimulationDto(changed, callerOf(request));
    return versioned(simulation, { simulation, message: body.outcome ? RECORDED : SAVED });
  }

  @Get('contactos/hoy')
  @AllowStaff()
  @Operation('timed_contacts', "The caller's contacts that are planned for an hour of today", [
    TimedContactDto,
  ])
  timed(@ByUser() user: SignedInUser) {
    return this.contacts.timedToday(user.id);
  }

  @Get('contactos')
  @AllowStaff()
  @Operation(
    'contact_counts',
    "Contacts per day and user; one's own unless one is an administrator",
    [ContactCountDto],
    400,
  )
  counts(@Query() query: WindowQueryDto, @ByCaller() caller: Caller) {
    return this.contacts.counts(query, caller);
  }

  @Post('tomar/:simulation')
  @AllowRoles('executiverole', 'commercialrole')
  @ApiVersioned()
  @Operation('take_simulation', "Assigns a simulation that is nobody's to the caller", UpdatedDto, 409)
  async take(@Param('simulation', UuidParam) uuid: string, @Req() request: Request) {
    const taken = await this.management.take(request, uuid);
    const simulation = toSimulationDto(taken.simulation, callerOf(request));
    return versioned(simulation, {
      simulation,
      message: `La simulación ${simulation.id} quedó asignada a usted.${describeOthers(taken.others)}`,
    });
  }
}
