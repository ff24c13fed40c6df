import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { describeOthers } from '@simulador/contracts/office/messages/assignment';
import { ApiConflictResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  ByCaller,
  ByUser,
  type Caller,
  callerOf,
  signedInUserOf,
  intentOwnerOf,
} from '../../access/caller.ts';
import { ApiVersioned, Operation, AllowRoles, AllowStaff } from '../../http/operation.ts';
import { UuidParam, IdempotencyKey, IfMatch, type Header } from '../../http/request-parts.ts';
import { AttendedDto, UpdatedDto } from '../management/management.dto.ts';
import { ManagementService } from '../management/management.service.ts';
import { WindowQueryDto, windowOf } from '../../simulations/reading/requested-window.ts';
import { toSimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { versioned, assertMatches } from '../../simulations/reading/simulation-version.ts';
import {
  ContactCountDto,
  ContactRecordDto,
  NextContactRequestDto,
  PlannedContactDto,
} from './follow-ups.dto.ts';
import { FollowUpsService } from './follow-ups.service.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { claim, earlierResult, fulfil, intentOf } from '../../database/idempotency.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import {
  storeFirstAnswer,
  lockedOfClients,
  lockedSimulation,
  openSimulation,
} from '../../simulations/reading/open-simulations.ts';
import { assertMayContact, assertWantsContact } from '../../simulations/reading/simulation-contact.ts';
import type { NextContactDto } from '../../simulations/reading/simulation.dto.ts';
import { CommentsService } from '../comments/comments.service.ts';

const RECORDED = 'Contacto registrado.';
const SAVED = 'Guardado.';

/** Returns a requested next contact with its optional values. */
const nextContactOf = ({ note = '', time = null, ...contact }: NextContactRequestDto): NextContactDto => ({
  ...contact,
  time,
  note: note.trim(),
});

/** Contacts with a simulation's client: planned, recorded as comments with an outcome, and counted. See docs/rules.md R511, R513, R870. */
@AllowStaff()
@Controller('api/simulador')
export class FollowUpsController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly management: ManagementService,
    private readonly followUps: FollowUpsService,
    private readonly comments: CommentsService,
  ) {}

  @Put('seguimiento/:simulation')
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
  @Operation('end_contact', 'Plans no next contact any more', 204)
  async end(
    @Param('simulation', UuidParam) uuid: string,
    @IfMatch() ifMatch: Header,
    @ByUser() user: SignedInUser,
  ): Promise<void> {
    await this.followUps.plan({ uuid, user, ifMatch }, null);
  }

  @Post('contactos/:simulation')
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
    const changed = await this.recorded(request, { uuid, ifMatch, key }, body);
    const simulation = toSimulationDto(changed, callerOf(request));
    return versioned(simulation, { simulation, message: body.outcome ? RECORDED : SAVED });
  }

  /**
   * Records a contact, which answers all simulations of the client that wait, changes state, resolution and executive, and plans the client's
   * next contact or none, together. Without an outcome it is no contact, which answers nothing. Returns the simulation, as it is now if the
   * same intent was recorded before.
   * @throws Problem 400, 404, 409, 422 for the same key with another body
   */
  private recorded(
    request: Request,
    { uuid, ifMatch, key }: { readonly uuid: string; readonly ifMatch: Header; readonly key: Header },
    body: ContactRecordDto,
  ): Promise<SimulationEntity> {
    const { outcome = null, note = '', next_contact: next = null, anyway = false, ...decision } = body;
    const intent = intentOf(intentOwnerOf(callerOf(request)), key, { uuid, ...body });
    const user = signedInUserOf(request);
    return this.source.transaction(async (manager) => {
      if (intent && !(await claim(manager, intent, this.clock.now()))) {
        await earlierResult(manager, intent);
        return lockedSimulation(manager, uuid);
      }
      const ofClient = await lockedOfClients(manager, [uuid]);
      const simulation = await openSimulation(manager, uuid);
      assertMatches(simulation, ifMatch);
      if (outcome || next) {
        assertMayContact(simulation);
        assertWantsContact(simulation);
      }
      const withClient = { simulation, ofClient };
      const { simulation: decided } = await this.management.decide(manager, request, withClient, decision);
      const isOver = next === null && isRejected(decided.state.description);
      const planned = isOver
        ? decided
        : await this.followUps.planLocked(manager, decided, user, next && nextContactOf(next));
      if (outcome || planned !== simulation)
        await this.management.assertNotOfAnother(manager, request, withClient, anyway);
      // A rejected simulation has no next contact to take the place of the client's.
      if ((outcome || next) && !isOver) await this.followUps.endOthers(manager, user, { uuid, ofClient });
      const comment = note.trim() || (outcome ? OUTCOME_NAMES[outcome] : '');
      const stored = comment && (await this.comments.store(manager, user, simulation, { comment, outcome }));
      // The call answers the client, whichever simulation it was about.
      if (outcome && stored)
        await storeFirstAnswer(
          manager,
          ofClient.map((each) => each.simulation.uuid),
          stored.created,
        );
      if (intent) await fulfil(manager, intent, uuid);
      if (!stored) return planned;
      return {
        ...planned,
        firstAnswerAt: planned.firstAnswerAt ?? stored.created,
        commentCount: (planned.commentCount ?? 0) + 1,
      };
    });
  }

  /** Returns the contacts that each user recorded per day; the administrator's are all users'. @throws Problem 400 for an invalid window */
  @Get('contactos')
  @Operation(
    'contact_counts',
    "Contacts per day and user; one's own unless one is an administrator",
    [ContactCountDto],
    400,
  )
  counts(@Query() query: WindowQueryDto, @ByCaller() { role, user }: Caller): Promise<ContactCountDto[]> {
    const { from, to } = windowOf(this.clock.today(), query);
    return this.source.query(
      `SELECT (comments.created AT TIME ZONE 'America/Santiago')::date::text AS day, creator AS executive, full_name,
         count(*)::int AS count
       FROM comments JOIN users ON users.id = creator JOIN simulations ON simulations.uuid = comments.simulation
       WHERE outcome IS NOT NULL AND ${NOT_BLOCKED} AND ($3::int IS NULL OR creator = $3)
         AND comments.created >= $1::date::timestamp AT TIME ZONE 'America/Santiago'
         AND comments.created < ($2::date + 1)::timestamp AT TIME ZONE 'America/Santiago'
       GROUP BY 1, 2, 3 ORDER BY 1, 3, 2`,
      [from, to, role === 'adminrole' ? null : (user?.id ?? null)],
    );
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
