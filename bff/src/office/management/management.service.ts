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
  lockedOfClients,
  type OfClient,
  ofClients,
  openWithClient,
  type WithClient,
} from '../../simulations/reading/open-simulations.ts';
import { assertNotOfAnother, executiveOf } from '../../simulations/reading/client-executive.ts';
import { assertMatches } from '../../simulations/reading/simulation-version.ts';
import { changesOfMany, changesOfTaking, rejoined, withOneExecutive } from './one-executive.ts';
import { assignableByIds } from './executives.ts';
import { auditSubject } from './history.service.ts';
import type { UpdateInfoDto } from './management.dto.ts';
import {
  type Change,
  changeOf,
  type Choices,
  isAnswer,
  nextDecision,
  resolutionsInForce,
  type Changed,
  type ChangeOfMany,
  type RequestedChange,
  storeDecisions,
} from './decision.ts';

const uuidsOf = (requested: readonly ChangeOfMany[]): string[] => requested.map(({ uuid }) => uuid);

/** Changes a simulation's state, resolution and executive. See docs/rules.md R284 to R286. */
@Injectable()
export class ManagementService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /**
   * Returns the simulation after the change. An assignment also changes the client's other open ones.
   * @throws Problem 400, 403 for another executive without the right to assign, 404, 409 for one that was changed or
   * sent in the meantime
   */
  async change(
    request: Request,
    { uuid, wanted: { anyway = false, ...wanted }, ifMatch }: RequestedChange,
  ): Promise<Changed> {
    return this.source.transaction(async (manager) => {
      const withClient = await openWithClient(manager, uuid);
      const { simulation: present } = withClient;
      assertMatches(present, ifMatch);
      const changed = await this.decide(manager, request, withClient, wanted);
      const { state, resolution } = changed.simulation;
      if (state.id !== present.state.id || resolution.id !== present.resolution.id)
        await this.assertNotOfAnother(manager, request, withClient, anyway);
      return changed;
    });
  }

  /** Returns a simulation, locked with all of its client, after the change. @throws Problem 400, 403 */
  async decide(
    manager: EntityManager,
    request: Request,
    { simulation, ofClient }: WithClient,
    wanted: UpdateInfoDto,
  ): Promise<Changed> {
    const choices = await this.choices(manager, request, [wanted]);
    const next = rejoined(simulation, nextDecision(simulation, wanted, choices), ofClient);
    const own = changeOf(simulation, next);
    if (!own) return { simulation, others: 0 };
    const changes = wanted.leave_others ? [own] : withOneExecutive([own], ofClient);
    const stamp = await this.write(request, changes, manager);
    const firstAnswerAt = simulation.firstAnswerAt ?? (isAnswer(own) ? stamp.changedAt : null);
    const changed = {
      ...simulation,
      ...own.next,
      ...stamp,
      firstAnswerAt,
      version: simulation.version + 1,
    };
    return { simulation: changed, others: changes.length - 1 };
  }

  /** Refuses to act for a client whom another executive has, unless `anyway`. @throws Problem 409 */
  assertNotOfAnother(
    manager: EntityManager,
    request: Request,
    { simulation: { uuid, commercial }, ofClient }: WithClient,
    anyway: boolean,
  ): Promise<void> {
    const user = signedInUserOf(request);
    const own = commercial?.disabled === false ? commercial : null;
    const attended = { uuid, user, executive: own ?? executiveOf(ofClient, user.id) };
    return assertNotOfAnother(attended, anyway, { audit: this.audit, manager });
  }

  /**
   * Changes many simulations, all of them or none. Returns the number of written ones: unchanged simulations are not written.
   * @throws RefusedChanges
   */
  async changeAll(request: Request, requested: readonly ChangeOfMany[]): Promise<number> {
    return this.source.transaction(async (manager) => {
      const found = await lockedOfClients(manager, uuidsOf(requested));
      const changes = await this.changes(request, requested, found, manager);
      await this.write(request, changes, manager);
      return changes.length;
    });
  }

  /** Returns what `changeAll` would change now, without writing or locking. @throws RefusedChanges */
  async previewAll(request: Request, requested: readonly ChangeOfMany[]): Promise<readonly Change[]> {
    const { manager } = this.source;
    return this.changes(request, requested, await ofClients(manager, uuidsOf(requested)), manager);
  }

  /** Returns the changes of the requested ones. @throws RefusedChanges */
  private async changes(
    request: Request,
    requested: readonly ChangeOfMany[],
    found: readonly OfClient[],
    manager: EntityManager,
  ): Promise<readonly Change[]> {
    const all = requested.map(({ wanted }) => wanted);
    return changesOfMany(requested, found, await this.choices(manager, request, all));
  }

  /**
   * Assigns an unassigned simulation to the caller, with the client's other open ones, so that two executives do not call one person; does
   * nothing if they are the caller's.
   * @throws Problem 404, 409 with the name of another executive who has it or one of them, or if it was sent
   */
  async take(request: Request, uuid: string): Promise<Changed> {
    return this.source.transaction(async (manager) => {
      const { simulation, ofClient } = await openWithClient(manager, uuid);
      const { id } = signedInUserOf(request);
      const commercial = (await assignableByIds(manager, [id])).get(id);
      if (!commercial) throw new Problem(403, sentenceOf(403));
      const changes = changesOfTaking(simulation, ofClient, commercial);
      if (changes.length === 0) return { simulation, others: 0 };
      const stamp = await this.write(request, changes, manager);
      if (simulation.commercial) return { simulation, others: changes.length };
      const taken = { ...simulation, commercial, ...stamp, version: simulation.version + 1 };
      return { simulation: taken, others: changes.length - 1 };
    });
  }

  private async choices(
    manager: EntityManager,
    request: Request,
    wanted: readonly UpdateInfoDto[],
  ): Promise<Choices> {
    const ids = wanted.flatMap(({ commercial }) => commercial ?? []);
    return {
      resolutions: await resolutionsInForce(manager),
      executives: await assignableByIds(manager, ids),
      mayAssign: callerOf(request).role === 'adminrole',
    };
  }

  /** Stores and audits changes. Returns author and time as stored. */
  async write(
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
    return { changedAt, changedBy: user && userReference(user) };
  }
}
