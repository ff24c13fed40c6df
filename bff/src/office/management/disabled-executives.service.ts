import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { Problem } from '../../http/problem.ts';
import { ExecutivesService } from './executives.service.ts';
import type { AssignedDto, DisabledExecutiveDto } from './management.dto.ts';
import { ManagementService } from './management.service.ts';
import type { Assignment } from './requested-change.ts';

const NOBODY = 'No hay ejecutivos que puedan recibir estas simulaciones.';
const NOT_DISABLED = 'No encontramos a este ejecutivo entre los deshabilitados.';

/** Condition on a simulation that can be assigned: neither sent to the workflow nor with a running or stopped send. */
export const ASSIGNABLE = `NOT enviado_a_finnflow AND NOT EXISTS (
  SELECT FROM workflow_flows WHERE simulation = simulations.uuid AND state IN ('running', 'stopped'))`;

/** Simulations of a user, each with one of the receivers: who has another one of the client, else whose turn it is. */
const BY_TURNS = `
  SELECT uuid, coalesce(holder, ($2::int[])[1 + ((dense_rank() OVER (PARTITION BY holder ORDER BY client) - 1) % cardinality($2))::int]) AS receiver
  FROM (
    SELECT uuid, client, (
      SELECT min(other.commercial) FROM simulations AS other
      WHERE other.client = simulations.client AND other.commercial = ANY ($2) AND other.blocked_at IS NULL
        AND NOT other.enviado_a_finnflow
    ) AS holder
    FROM simulations WHERE commercial = $1 AND ${NOT_BLOCKED} AND ${ASSIGNABLE}
  ) AS own`;

/** Disabled users who still have simulations. See docs/rules.md R713. */
@Injectable()
export class DisabledExecutivesService {
  constructor(
    private readonly source: DataSource,
    private readonly management: ManagementService,
    private readonly executives: ExecutivesService,
  ) {}

  /** Returns the disabled users who have simulations of any day, ordered by name. */
  async withSimulations(): Promise<DisabledExecutiveDto[]> {
    return this.source.query(
      `SELECT users.uuid, users.id, full_name, (count(*) FILTER (WHERE ${ASSIGNABLE}))::int AS reassignable
       FROM users JOIN simulations ON simulations.commercial = users.id
       WHERE users.disabled AND ${NOT_BLOCKED}
       GROUP BY users.id ORDER BY full_name, users.id`,
    );
  }

  /**
   * Assigns all simulations of a disabled user that can be assigned to an executive, all of them or none; without an executive, to all
   * who may sign in: those of one client to the executive who has others of that client, else by turns.
   * @throws Problem 404 for an unknown executive or a user who is not disabled, 409 if nobody may sign in, or if one of the simulations
   * was sent or assigned at that moment
   */
  async reassign(request: Request, disabledUuid: string, executiveUuid?: string): Promise<AssignedDto> {
    return this.source.transaction(async (manager) => {
      const receivers = await this.receiversOf(manager, disabledUuid, executiveUuid);
      return (await this.management.assignEach(manager, request, receivers)).assigned;
    });
  }

  /** Returns what `reassign` would change now, without writing. @throws Problem as `reassign` */
  async preview(disabledUuid: string, executiveUuid?: string): Promise<AssignedDto> {
    const { manager } = this.source;
    return this.management.previewEach(manager, await this.receiversOf(manager, disabledUuid, executiveUuid));
  }

  /** Returns who gets each simulation of a disabled user. @throws Problem 404, 409 */
  private async receiversOf(
    manager: EntityManager,
    disabledUuid: string,
    executiveUuid: string | undefined,
  ): Promise<ReadonlyMap<string, Assignment>> {
    const former = await manager.findOneBy(UserEntity, { uuid: disabledUuid, disabled: true });
    if (!former) throw new Problem(404, NOT_DISABLED);
    const receivers =
      executiveUuid === undefined
        ? await this.executives.allAssignable(manager)
        : [await this.executives.assignable(manager, executiveUuid)];
    if (receivers.length === 0) throw new Problem(409, NOBODY);
    const byId = new Map(receivers.map((each) => [each.id, each]));
    const found: { uuid: string; receiver: number }[] = await manager.query(BY_TURNS, [
      former.id,
      [...byId.keys()],
    ]);
    return new Map(
      found.flatMap(({ uuid, receiver }) => {
        const commercial = byId.get(receiver);
        return commercial ? [[uuid, { commercial, asRead: former.id }] as const] : [];
      }),
    );
  }
}
