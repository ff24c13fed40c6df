import { Injectable } from '@nestjs/common';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, type AuditEntry } from '../../access/audit.ts';
import { callerOf, signedInUserOf } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { userReference } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import {
  assertNotBeingSent,
  assertOpen,
  decisions,
  lockedDecisions,
  lockedOfClients,
  openSends,
  openSimulation,
  openSimulations,
  type SimulationDecision,
} from '../../simulations/reading/open-simulations.ts';
import { SIMULATION_NOT_FOUND } from '../../simulations/reading/simulation-access.ts';
import { assertMatches, assertVersion } from '../../simulations/reading/simulation-version.ts';
import { AssignmentMails } from './assignment-mails.ts';
import { ExecutivesService } from './executives.service.ts';
import { auditSubject } from './history.service.ts';
import type { AssignedDto, AssignmentDto, UpdateInfoDto } from './management.dto.ts';
import {
  assigned,
  type Change,
  changeOf,
  type Choices,
  isAnswer,
  nextDecision,
  resolutionsInForce,
} from './decision.ts';
import {
  type Assignment,
  type Changed,
  type ChangeOfMany,
  RefusedChanges,
  type RequestedChange,
} from './requested-change.ts';
import { reassignedMeanwhile } from './reassigned-meanwhile.ts';
import { storeDecisions } from './store-decisions.ts';

const uuidsOf = (requested: readonly ChangeOfMany[]): string[] => requested.map(({ uuid }) => uuid);

/** Changes a simulation's state, resolution and executive. See docs/rules.md R284 to R286. */
@Injectable()
export class ManagementService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly executives: ExecutivesService,
    private readonly mails: AssignmentMails,
  ) {}

  /**
   * Returns the simulation after the change. A change of executive is one of the client's other open simulations too.
   * @throws Problem 400, 403 for another executive without the right to assign, 404, 409 for one that was changed or
   * sent in the meantime
   */
  async change(request: Request, { uuid, wanted, ifMatch }: RequestedChange): Promise<Changed> {
    return this.source.transaction(async (manager) => {
      const ofClient = wanted.commercial === undefined ? [] : await lockedOfClients(manager, [uuid]);
      const present = await openSimulation(manager, uuid);
      assertMatches(present, ifMatch);
      const simulation = await this.decide(manager, request, present, wanted);
      if (simulation.commercial?.id === present.commercial?.id) return { simulation, others: 0 };
      const others = assigned(ofClient, simulation.commercial, uuid);
      if (others.length > 0) await this.write(request, others, manager);
      return { simulation, others: others.length };
    });
  }

  /** Returns a locked simulation after the change. @throws Problem 400, 403 */
  async decide(
    manager: EntityManager,
    request: Request,
    simulation: SimulationEntity,
    wanted: UpdateInfoDto,
  ): Promise<SimulationEntity> {
    const choices = await this.choices(manager, request, [wanted]);
    const next = nextDecision(simulation, wanted, choices);
    const change = changeOf(simulation, next);
    if (!change) return simulation;
    const stamp = await this.write(request, [change], manager);
    const firstAnswerAt = simulation.firstAnswerAt ?? (isAnswer(change) ? stamp.changedAt : null);
    return { ...simulation, ...next, ...stamp, firstAnswerAt, version: simulation.version + 1 };
  }

  /**
   * Changes many simulations, all of them or none. Returns the number of written ones: unchanged simulations are not written.
   * @throws RefusedChanges
   */
  async changeAll(request: Request, requested: readonly ChangeOfMany[]): Promise<number> {
    return this.source.transaction(async (manager) => {
      const found = await lockedDecisions(manager, uuidsOf(requested));
      const changes = await this.changes(request, requested, found, manager);
      await this.write(request, changes, manager);
      return changes.length;
    });
  }

  /** Returns what `changeAll` would change now, without writing or locking. @throws RefusedChanges */
  async previewAll(request: Request, requested: readonly ChangeOfMany[]): Promise<readonly Change[]> {
    const { manager } = this.source;
    return this.changes(request, requested, await decisions(manager, uuidsOf(requested)), manager);
  }

  /** Returns the changes of the requested ones. @throws RefusedChanges */
  private async changes(
    request: Request,
    requested: readonly ChangeOfMany[],
    found: readonly SimulationDecision[],
    manager: EntityManager,
  ): Promise<readonly Change[]> {
    const simulations = new Map(found.map((each) => [each.uuid, each]));
    const sends = await openSends(manager, uuidsOf(requested));
    const all = requested.map(({ wanted }) => wanted);
    const choices = await this.choices(manager, request, all);
    const problems = new Map<string, Problem>();
    const changes = requested.flatMap(({ uuid, wanted, version }): Change[] => {
      try {
        const simulation = simulations.get(uuid);
        if (!simulation) throw new Problem(404, SIMULATION_NOT_FOUND);
        assertOpen(simulation);
        assertNotBeingSent(uuid, sends);
        assertVersion(simulation, version);
        const change = changeOf(simulation, nextDecision(simulation, wanted, choices));
        return change ? [change] : [];
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        problems.set(uuid, error);
        return [];
      }
    });
    if (problems.size > 0) throw new RefusedChanges(problems);
    return changes;
  }

  /**
   * Assigns an unassigned simulation to the caller, with the client's other open ones, so that two executives do not call one person; does
   * nothing if they are the caller's.
   * @throws Problem 404, 409 with the name of another executive who has it or one of them, or if it was sent
   */
  async take(request: Request, uuid: string): Promise<Changed> {
    return this.source.transaction(async (manager) => {
      const ofClient = await lockedOfClients(manager, [uuid]);
      const simulation = await openSimulation(manager, uuid);
      const { id } = signedInUserOf(request);
      const commercial = (await this.executives.assignableByIds(manager, [id])).get(id);
      if (!commercial) throw new Problem(403, sentenceOf(403));
      const present = simulation.commercial;
      if (present && present.id !== id)
        throw new Problem(409, `${present.fullName} ya tiene esta simulación.`);
      const free = ofClient.filter((each) => each.simulation.commercial === null);
      const owner = ofClient
        .map((each) => each.simulation.commercial)
        .find((each) => each && each.id !== id && !each.disabled);
      if (owner) throw new Problem(409, `${owner.fullName} ya atiende a esta persona por otra simulación.`);
      const others = assigned(free, commercial, uuid);
      const changes = [changeOf(simulation, { ...simulation, commercial }) ?? [], others].flat();
      if (changes.length === 0) return { simulation, others: 0 };
      const stamp = await this.write(request, changes, manager);
      const taken = present
        ? simulation
        : { ...simulation, commercial, ...stamp, version: simulation.version + 1 };
      return { simulation: taken, others: others.length };
    });
  }

  /**
   * Assigns simulations to an executive, with the other open ones of their clients, all of them or none.
   * @throws Problem 404 for an unknown simulation or executive, 409 for a simulation that was sent, or that somebody else has assigned
   * since it was read
   */
  async assign(
    request: Request,
    executiveUuid: string,
    { simulations: uuids, commercials }: AssignmentDto,
  ): Promise<AssignedDto> {
    return this.source.transaction(async (manager) => {
      const commercial = await this.executives.assignable(manager, executiveUuid);
      const wanted = uuids.map(
        (uuid, n) => [uuid.toLowerCase(), { commercial, asRead: commercials?.[n] }] as const,
      );
      return this.assignEach(manager, request, new Map(wanted));
    });
  }

  /** Assigns each simulation, with the other open ones of its client, to its executive, all of them or none. @throws Problem as `assign` */
  async assignEach(
    manager: EntityManager,
    request: Request,
    wanted: ReadonlyMap<string, Assignment>,
  ): Promise<AssignedDto> {
    const ofClients = await lockedOfClients(manager, [...wanted.keys()]);
    const simulations = await openSimulations(manager, [...wanted.keys()]);
    const reassigned = simulations.filter((each) => {
      const { asRead, commercial } = wanted.get(each.uuid) ?? {};
      const present = each.commercial?.id ?? null;
      return asRead !== undefined && present !== asRead && present !== commercial?.id;
    });
    if (reassigned.length > 0) throw await reassignedMeanwhile(this.audit, manager, reassigned);
    const named = simulations.map((simulation) => ({ simulation, requested: simulation.uuid }));
    const others = ofClients.filter(({ simulation: { uuid } }) => !wanted.has(uuid));
    const changes = [...named, ...others].flatMap((each) =>
      assigned([each], wanted.get(each.requested)?.commercial ?? null),
    );
    await this.write(request, changes, manager);
    return { updated: named.length, others: changes.filter(({ uuid }) => !wanted.has(uuid)).length };
  }

  private async choices(
    manager: EntityManager,
    request: Request,
    wanted: readonly UpdateInfoDto[],
  ): Promise<Choices> {
    const ids = wanted.flatMap(({ commercial }) => commercial ?? []);
    return {
      resolutions: await resolutionsInForce(manager),
      executives: await this.executives.assignableByIds(manager, ids),
      mayAssign: callerOf(request).role === 'adminrole',
    };
  }

  /** Stores and audits changes, and plans the mails about them. Returns author and time as stored. */
  private async write(
    request: Request,
    changes: readonly Change[],
    manager: EntityManager,
  ): Promise<Pick<SimulationEntity, 'changedAt' | 'changedBy'>> {
    const { user } = callerOf(request);
    const changedAt = this.clock.now();
    await storeDecisions(manager, changes, changedAt, user?.id ?? null);
    const entries = changes.map(({ uuid, details }): AuditEntry => ({
      action: 'simulation_changed',
      actor: user?.id ?? null,
      subject: auditSubject(uuid),
      details,
    }));
    await this.audit.noteAll(entries, manager);
    await this.mails.plan(manager, user?.id ?? null, changes);
    return { changedAt, changedBy: user && userReference(user) };
  }
}
