import { Body, Controller, Delete, Param, Post, Put, Req } from '@nestjs/common';
import { describeOthers } from '@simulador/contracts/office/messages/assignment';
import { ApiConflictResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { callerOf, signedInUserOf, intentOwnerOf } from '../../access/caller.ts';
import { ApiVersioned, Operation, AllowRoles, AllowStaff } from '../../http/operation.ts';
import { Problem, refuse, unless } from '../../http/problem.ts';
import { UuidParam, IdempotencyKey, IfMatch, type Header } from '../../http/request-parts.ts';
import { UpdatedDto } from '../management/management.dto.ts';
import { ManagementService } from '../management/management.service.ts';
import { toSimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { versioned, assertMatches } from '../../simulations/reading/simulation-version.ts';
import {
  ContactRecordDto,
  NextContactRequestDto,
  PlannedContactDto,
  PlanRequestDto,
} from './follow-ups.dto.ts';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { contactDayProblem } from '@simulador/contracts/office/next-contact';
import { And, Any, DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { userReference } from '../../database/entities/user.entity.ts';
import { auditSubject } from '../management/history.service.ts';
import { Clock } from '../../clock/clock.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { claim, earlierResult, fulfil, intentOf } from '../../database/idempotency.ts';
import {
  isAssignable,
  type OfClient,
  storeFirstAnswer,
  lockedSimulation,
  openWithClient,
} from '../../simulations/reading/open-simulations.ts';
import { assertMayContact, assertWantsContact } from '../../simulations/reading/simulation-contact.ts';
import {
  AttendedDto,
  type NextContactDto,
  plannedContact,
} from '../../simulations/reading/simulation.dto.ts';
import { CommentsService } from '../comments/comments.service.ts';

const RECORDED = 'Contacto registrado.';
const SAVED = 'Guardado.';
const REJECTED = 'La simulación está rechazada: no tiene próximo contacto.';

/** Returns a requested next contact with its optional values. */
const nextContactOf = ({ note = '', time = null, ...contact }: NextContactRequestDto): NextContactDto => ({
  ...contact,
  time,
  note: note.trim(),
});

/** Contacts with a simulation's client: planned, and recorded as comments with an outcome. See docs/rules.md R511, R513, R870. */
@AllowStaff()
@Controller('api/simulador')
export class FollowUpsController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly management: ManagementService,
    private readonly audit: Audit,
    private readonly comments: CommentsService,
  ) {}

  @Put('seguimiento/:simulation')
  @ApiConflictResponse({ type: AttendedDto })
  @ApiVersioned()
  @Operation('plan_contact', 'Plans the next contact with the client', PlannedContactDto)
  async plan(
    @Param('simulation', UuidParam) uuid: string,
    @Body() body: PlanRequestDto,
    @IfMatch() ifMatch: Header,
    @Req() request: Request,
  ) {
    const { anyway = false, ...next } = body;
    const changed = await this.recorded(request, { uuid, ifMatch }, { next_contact: next, anyway });
    const simulation = toSimulationDto(changed, callerOf(request));
    return versioned(simulation, { ...nextContactOf(next), simulation });
  }

  @Delete('seguimiento/:simulation')
  @Operation('end_contact', 'Plans no next contact any more', 204)
  async end(
    @Param('simulation', UuidParam) uuid: string,
    @IfMatch() ifMatch: Header,
    @Req() request: Request,
  ): Promise<void> {
    const { state } = await this.recorded(request, { uuid, ifMatch }, {}, false);
    // A rejected simulation has no next contact, so nothing was changed.
    if (isRejected(state.description)) throw new Problem(409, REJECTED);
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
   * @param isAsked whether one for a client whom another executive has needs `anyway`
   * @throws Problem 400, 404, 409, 422 for the same key with another body
   */
  private recorded(
    request: Request,
    { uuid, ifMatch, key }: { readonly uuid: string; readonly ifMatch: Header; readonly key?: Header },
    body: ContactRecordDto,
    isAsked = true,
  ): Promise<SimulationEntity> {
    const { outcome = null, note = '', next_contact: next = null, anyway = false, ...decision } = body;
    const intent = intentOf(intentOwnerOf(callerOf(request)), key, { uuid, ...body });
    const user = signedInUserOf(request);
    return this.source.transaction(async (manager) => {
      if (intent && !(await claim(manager, intent, this.clock.now()))) {
        await earlierResult(manager, intent);
        return lockedSimulation(manager, uuid);
      }
      const withClient = await openWithClient(manager, uuid);
      const { simulation, ofClient } = withClient;
      assertMatches(simulation, ifMatch);
      if (outcome || next) {
        assertMayContact(simulation);
        assertWantsContact(simulation);
      }
      const { simulation: decided } = await this.management.decide(manager, request, withClient, decision);
      const isOver = next === null && isRejected(decided.state.description);
      const planned = isOver
        ? decided
        : await this.planLocked(manager, decided, user, next && nextContactOf(next));
      if (isAsked && (outcome || planned !== simulation))
        await this.management.assertNotOfAnother(manager, request, withClient, anyway);
      // A rejected simulation has no next contact to take the place of the client's.
      if ((outcome || next) && !isOver) await this.endOthers(manager, user, { uuid, ofClient });
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

  /** Ends the contacts that are planned about the client's other simulations: a client has one. See docs/rules.md R511. */
  private async endOthers(
    manager: EntityManager,
    user: SignedInUser,
    { uuid, ofClient }: { readonly uuid: string; readonly ofClient: readonly OfClient[] },
  ): Promise<void> {
    const others = ofClient.filter(isAssignable).map(({ simulation }) => simulation.uuid);
    const planned = await manager.findBy(SimulationEntity, {
      uuid: And(Any(others), Not(uuid)),
      contactOn: Not(IsNull()),
    });
    for (const each of planned) await this.change(manager, each, user, null);
  }

  /** Returns a locked simulation with its next contact, whose day may have passed if it was planned before. @throws Problem 400, 409 */
  private async planLocked(
    manager: EntityManager,
    simulation: SimulationEntity,
    user: SignedInUser,
    contact: NextContactDto | null,
  ): Promise<SimulationEntity> {
    if (isRejected(simulation.state.description)) throw new Problem(409, REJECTED);
    if (isSame(plannedContact(simulation), contact)) return simulation;
    if (contact !== null) {
      assertMayContact(simulation);
      assertWantsContact(simulation);
      const problem = contactDayProblem(contact.date, this.clock.today());
      refuse(unless(problem === null, 'date', problem ?? ''));
    }
    return this.change(manager, simulation, user, contact);
  }

  /** Stores the contact with a new version of the simulation and an audit row, which does not contain the note. */
  private async change(
    manager: EntityManager,
    { ...simulation }: SimulationEntity,
    user: SignedInUser,
    contact: NextContactDto | null,
  ): Promise<SimulationEntity> {
    const now = this.clock.now();
    const planned = {
      contactOn: contact?.date ?? null,
      contactTime: contact?.time ?? null,
      contactChannel: contact?.channel ?? null,
      contactNote: contact?.note ?? null,
    };
    const [{ firstAnswerAt }]: [{ firstAnswerAt: Date }] = (
      (await manager.query(
        `UPDATE simulations SET version = version + 1, changed_at = $2, changed_by = $3,
           first_answer_at = coalesce(first_answer_at, $2), contact_on = $4, contact_time = $5,
           contact_channel = $6, contact_note = $7
         WHERE uuid = $1 RETURNING first_answer_at AS "firstAnswerAt"`,
        [simulation.uuid, now, user.id, ...Object.values(planned)],
      )) as [[{ firstAnswerAt: Date }]]
    )[0];
    const details = { next_contact: [recorded(plannedContact(simulation)), recorded(contact)] } as const;
    const entry = {
      action: 'simulation_changed',
      actor: user.id,
      subject: auditSubject(simulation.uuid),
    } as const;
    await this.audit.note({ ...entry, details }, manager);
    return Object.assign(simulation, planned, {
      version: simulation.version + 1,
      firstAnswerAt,
      changedAt: now,
      changedBy: userReference(user),
    });
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

const isSame = (one: NextContactDto | null, other: NextContactDto | null): boolean =>
  one?.date === other?.date &&
  one?.time === other?.time &&
  one?.channel === other?.channel &&
  one?.note === other?.note;

const recorded = (contact: NextContactDto | null) =>
  contact && {
    date: contact.date,
    ...(contact.time && { time: contact.time }),
    channel: contact.channel,
  };
