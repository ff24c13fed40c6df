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
  lockedOfClient,
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
import type { AssignmentDto, UpdateInfoDto } from './management.dto.ts';
import {
  type Change,
  changeOf,
  type Choices,
  isAnswer,
  nextDecision,
  resolutionsInForce,
} from './decision.ts';
import type { Assignment, ChangeOfMany, RequestedChange } from './requested-change.ts';
import { reassignedMeanwhile } from './reassigned-meanwhile.ts';
import { storeDecisions } from './store-decisions.ts';

/** Reasons, by simulation, why none of several changes was made. */
export class RefusedChanges extends Error {
  constructor(readonly problems: ReadonlyMap<string, Problem>) {
    super('changes were refused');
  }
}

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
   * Returns the simulation after the change.
   * @throws Problem 400, 403 for another executive without the right to assign, 404, 409 for one that was changed or
   * sent in the meantime
   */
  async change(request: Request, { uuid, wanted, ifMatch }: RequestedChange): Promise<SimulationEntity> {
    return this.source.transaction(async (manager) => {
      const simulation = await openSimulation(manager, uuid);
      assertMatches(simulation, ifMatch);
      return this.decide(manager, request, simulation, wanted);
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
      const uuids = requested.map(({ uuid }) => uuid);
      const changes = await this.changes(request, requested, await lockedDecisions(manager, uuids), manager);
      await this.write(request, changes, manager);
      return changes.length;
    });
  }

  /** Returns what `changeAll` would change now, without writing or locking. @throws RefusedChanges */
  async previewAll(request: Request, requested: readonly ChangeOfMany[]): Promise<readonly Change[]> {
    const { manager } = this.source;
    const uuids = requested.map(({ uuid }) => uuid);
    return this.changes(request, requested, await decisions(manager, uuids), manager);
  }

  /** Returns the changes of the requested ones. @throws RefusedChanges */
  private async changes(
    request: Request,
    requested: readonly ChangeOfMany[],
    found: readonly SimulationDecision[],
    manager: EntityManager,
  ): Promise<readonly Change[]> {
    const simulations = new Map(found.map((each) => [each.uuid, each]));
    const sends = await openSends(
      manager,
      requested.map(({ uuid }) => uuid),
    );
    const choices = await this.choices(
      manager,
      request,
      requested.map(({ wanted }) => wanted),
    );
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
  async take(request: Request, uuid: string): Promise<SimulationEntity> {
    return this.source.transaction(async (manager) => {
      const ofClient = await lockedOfClient(manager, uuid);
      const simulation = await openSimulation(manager, uuid);
      const { id } = signedInUserOf(request);
      const commercial = (await this.executives.assignableByIds(manager, [id])).get(id);
      if (!commercial) throw new Problem(403, sentenceOf(403));
      const present = simulation.commercial;
      if (present && present.id !== id)
        throw new Problem(409, `${present.fullName} ya tiene esta simulación.`);
      const next = { ...simulation, commercial };
      const others = ofClient.filter((each) => each.uuid !== uuid);
      const owner = others
        .map((each) => each.commercial)
        .find((each) => each && each.id !== id && !each.disabled);
      if (owner) throw new Problem(409, `${owner.fullName} ya atiende a esta persona por otra simulación.`);
      const free = others.filter((each) => each.commercial === null);
      const changes = [simulation, ...free].flatMap((each) => changeOf(each, { ...each, commercial }) ?? []);
      if (changes.length === 0) return simulation;
      const stamp = await this.write(request, changes, manager);
      return present ? simulation : { ...next, ...stamp, version: simulation.version + 1 };
    });
  }

  /**
   * Assigns simulations to an executive, all of them or none. Returns how many were assigned.
   * @throws Problem 404 for an unknown simulation or executive, 409 for a simulation that was sent, or that somebody else has assigned
   * since it was read
   */
  async assign(
    request: Request,
    executiveUuid: string,
    { simulations: uuids, commercials }: AssignmentDto,
  ): Promise<number> {
    return this.source.transaction(async (manager) => {
      const commercial = await this.executives.assignable(manager, executiveUuid);
      const wanted = uuids.map(
        (uuid, n) => [uuid.toLowerCase(), { commercial, asRead: commercials?.[n] }] as const,
      );
      return this.assignEach(manager, request, new Map(wanted));
    });
  }

  /** Assigns each simulation to its executive, all of them or none. Returns how many. @throws Problem as `assign` */
  async assignEach(
    manager: EntityManager,
    request: Request,
    wanted: ReadonlyMap<string, Assignment>,
  ): Promise<number> {
    const simulations = await openSimulations(manager, [...wanted.keys()]);
    const changes = simulations.flatMap(
      (each) => changeOf(each, { ...each, commercial: wanted.get(each.uuid)?.commercial ?? null }) ?? [],
    );
    const reassigned = simulations.filter((each) => {
      const { asRead, commercial } = wanted.get(each.uuid) ?? {};
      const present = each.commercial?.id ?? null;
      return asRead !== undefined && present !== asRead && present !== commercial?.id;
    });
    if (reassigned.length > 0) throw await reassignedMeanwhile(this.audit, manager, reassigned);
    await this.write(request, changes, manager);
    return simulations.length;
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
