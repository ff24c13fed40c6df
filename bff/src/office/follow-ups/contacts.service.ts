import { Injectable } from '@nestjs/common';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { isRejected } from '@simulador/contracts/office/state-tone';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { type Caller, callerOf, intentOwnerOf, signedInUserOf } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { claim, earlierResult, fulfil, intentOf } from '../../database/idempotency.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { stateIds } from '../../database/state-ids.ts';
import { type WindowQueryDto, windowOf } from '../../simulations/reading/requested-window.ts';
import {
  storeFirstAnswer,
  lockedOfClients,
  lockedSimulation,
  openSimulation,
} from '../../simulations/reading/open-simulations.ts';
import { assertMayContact, assertWantsContact } from '../../simulations/reading/simulation-contact.ts';
import type { NextContactDto } from '../../simulations/reading/simulation.dto.ts';
import { assertMatches } from '../../simulations/reading/simulation-version.ts';
import { CommentsService } from '../comments/comments.service.ts';
import { ManagementService } from '../management/management.service.ts';
import { openCondition } from '../listing/list-filter.ts';
import type {
  ContactCountDto,
  ContactRecordDto,
  NextContactRequestDto,
  TimedContactDto,
} from './follow-ups.dto.ts';
import { FollowUpsService } from './follow-ups.service.ts';

interface ContactedSimulation {
  readonly uuid: string;
  /** Version that was read; undefined means that the last change wins. */
  readonly ifMatch: string | undefined;
  /** The client's key of the intent. */
  readonly key: string | undefined;
}

/** Returns a requested next contact with its optional values. */
export const nextContactOf = ({
  note = '',
  time = null,
  ...contact
}: NextContactRequestDto): NextContactDto => ({
  ...contact,
  time,
  note: note.trim(),
});

/** Records contacts with clients, as comments with an outcome, and counts them. See docs/rules.md R870. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly management: ManagementService,
    private readonly followUps: FollowUpsService,
    private readonly comments: CommentsService,
  ) {}

  /**
   * Records a contact, which answers all simulations of the client that wait, changes state, resolution and executive, and plans the client's
   * next contact or none, together. Without an outcome it is no contact, which answers nothing. Returns the simulation, as it is now if the
   * same intent was recorded before.
   * @throws Problem 400, 404, 409, 422 for the same key with another body
   */
  record(
    request: Request,
    { uuid, ifMatch, key }: ContactedSimulation,
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

  /** Returns the user's contacts that are planned for an hour of today, the earliest first. */
  async timedToday(user: number): Promise<TimedContactDto[]> {
    const rejected = await stateIds(this.source.manager, isRejected);
    const parameters: unknown[] = [user, this.clock.today()];
    return this.source.query(
      `SELECT simulations.uuid AS simulation, first_name || ' ' || last_name AS client_name, contact_on::text AS date,
         to_char(contact_time, 'HH24:MI') AS time, contact_channel AS channel
       FROM simulations JOIN clients ON clients.uuid = client
       WHERE simulations.commercial = $1 AND contact_on = $2 AND contact_time IS NOT NULL AND ${NOT_BLOCKED}
         AND ${openCondition(rejected, parameters)}
       ORDER BY contact_time`,
      parameters,
    );
  }

  /** Returns the contacts that each user recorded per day; the administrator's are all users'. @throws Problem 400 for an invalid window */
  counts(query: WindowQueryDto, { role, user }: Caller): Promise<ContactCountDto[]> {
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
}
