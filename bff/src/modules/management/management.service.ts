import { Inject, Injectable } from '@nestjs/common';
import { sentenceOf } from '@simulador/contracts/messages/problems';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, type AuditEntry } from '../../access/audit.ts';
import { callerOf } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { type UserEntity, userReference } from '../../database/entities/user.entity.ts';
import { invalidFields, Problem } from '../../http/problem.ts';
import { openSimulation, openSimulations } from '../simulations/open-simulations.ts';
import { assertCurrent } from '../simulations/simulation-version.ts';
import { ExecutivesService } from './executives.service.ts';
import { auditSubject } from './history.service.ts';
import { INVALID_VALUES, type UpdateInfoDto } from './management.dto.ts';
import { nextResolution } from './standing.ts';

const NO_EXECUTIVE = 'No encontramos a este ejecutivo.';

/** What a change of one simulation asks for. */
export interface AskedChange {
  readonly uuid: string;
  readonly wanted: UpdateInfoDto;
  /** The version that was read; without one the last change wins. */
  readonly ifMatch: string | undefined;
}

/** What staff decide of a simulation: its state, its resolution and who follows it up. See docs/rules.md R284 to R286. */
@Injectable()
export class ManagementService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Audit) private readonly audit: Audit,
    @Inject(ExecutivesService) private readonly executives: ExecutivesService,
  ) {}

  /**
   * The simulation as it is after the change.
   * @throws Problem 400, 403 for another executive by who may not assign, 404, 409 for one that was changed or sent meanwhile
   */
  async change(request: Request, { uuid, wanted, ifMatch }: AskedChange): Promise<SimulationEntity> {
    return this.source.transaction(async (manager) => {
      const simulation = await openSimulation(manager, uuid);
      const present = simulation.commercial;
      const commercial = await this.nextExecutive(manager, request, present, wanted.commercial);
      assertCurrent(simulation, ifMatch);
      const resolution = await nextResolution(manager, simulation, wanted);
      const next = { state: resolution.state, resolution, commercial };
      const details = {
        ...changed('estado', simulation.state.id, next.state.id),
        ...changed('resolucion', simulation.resolution.id, next.resolution.id),
        ...changed('commercial', present?.id ?? null, commercial?.id ?? null),
      };
      if (Object.keys(details).length === 0) return simulation;
      const change = { ...next, ...this.nextVersion(request, simulation) };
      await manager.update(SimulationEntity, { uuid }, change);
      await this.note(request, [{ simulation, details }], manager);
      return { ...simulation, ...change };
    });
  }

  /**
   * Gives simulations to an executive, all of them or none. How many are theirs by it.
   * @throws Problem 404 for a simulation or an executive that is not there, 409 for a simulation that was sent
   */
  async assign(request: Request, executiveUuid: string, uuids: readonly string[]): Promise<number> {
    const distinct = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
    return this.source.transaction(async (manager) => {
      const executive = await this.executives.assignable(manager, { uuid: executiveUuid });
      if (!executive) throw new Problem(404, NO_EXECUTIVE);
      const simulations = await openSimulations(manager, distinct);
      const others = simulations.filter(({ commercial }) => commercial?.id !== executive.id);
      await manager.query(
        `UPDATE simulations SET commercial = $1, version = version + 1, changed_at = $2, changed_by = $3
         WHERE uuid = ANY ($4)`,
        [executive.id, this.clock.now(), callerOf(request).user?.id, others.map(({ uuid }) => uuid)],
      );
      const changes = others.map((simulation) => ({
        simulation,
        details: changed('commercial', simulation.commercial?.id ?? null, executive.id),
      }));
      await this.note(request, changes, manager);
      return simulations.length;
    });
  }

  private async nextExecutive(
    manager: EntityManager,
    request: Request,
    present: UserEntity | null,
    wantedId: number | null | undefined,
  ): Promise<UserEntity | null> {
    if (wantedId === undefined || wantedId === (present?.id ?? null)) return present;
    if (callerOf(request).role !== 'adminrole') throw new Problem(403, sentenceOf(403));
    // It is given to another, never to nobody.
    const executive = wantedId === null ? null : await this.executives.assignable(manager, { id: wantedId });
    if (!executive) throw invalidFields([{ name: 'commercial', message: INVALID_VALUES }]);
    return executive;
  }

  private nextVersion(request: Request, { version }: SimulationEntity) {
    const { user } = callerOf(request);
    return { version: version + 1, changedAt: this.clock.now(), changedBy: user && userReference(user) };
  }

  private note(request: Request, changes: readonly Change[], manager: EntityManager): Promise<void> {
    const actor = callerOf(request).user?.id ?? null;
    const entries = changes.map(({ simulation, details }): AuditEntry => ({
      action: 'simulation_changed',
      actor,
      subject: auditSubject(simulation.uuid),
      details,
    }));
    return this.audit.noteAll(entries, manager);
  }
}

type Details = NonNullable<AuditEntry['details']>;

interface Change {
  readonly simulation: SimulationEntity;
  readonly details: Details;
}

const changed = (what: string, from: number | null, to: number | null): Details =>
  from === to ? {} : { [what]: [from, to] };
