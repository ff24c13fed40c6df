import { Injectable } from '@nestjs/common';
import { contactDayProblem } from '@simulador/contracts/office/next-contact';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { And, Any, type EntityManager, IsNull, Not } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { Clock } from '../../clock/clock.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { userReference } from '../../database/entities/user.entity.ts';
import { Problem, refuse, unless } from '../../http/problem.ts';
import { auditSubject } from '../management/history.service.ts';
import { isAssignable, type OfClient } from '../../simulations/reading/open-simulations.ts';
import { assertMayContact, assertWantsContact } from '../../simulations/reading/simulation-contact.ts';
import { type NextContactDto, plannedContact } from '../../simulations/reading/simulation.dto.ts';

export const REJECTED = 'La simulación está rechazada: no tiene próximo contacto.';

/** Plans the next contact with a client about a simulation, until it is sent or rejected. See docs/rules.md R511. */
@Injectable()
export class FollowUpsService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Ends the contacts that are planned about the client's other simulations: a client has one. See docs/rules.md R511. */
  async endOthers(
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
  async planLocked(
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
