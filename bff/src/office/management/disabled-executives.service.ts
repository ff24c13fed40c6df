import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { Problem } from '../../http/problem.ts';
import { ExecutivesService } from './executives.service.ts';
import type { DisabledExecutiveDto } from './management.dto.ts';
import { ManagementService } from './management.service.ts';

const NOT_DISABLED = 'No encontramos a este ejecutivo entre los deshabilitados.';

/** Condition on a simulation that can be assigned: neither sent to the workflow nor with a running or stopped send. */
export const ASSIGNABLE = `NOT enviado_a_finnflow AND NOT EXISTS (
  SELECT FROM workflow_flows WHERE simulation = simulations.uuid AND state IN ('running', 'stopped'))`;

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
   * who may sign in, by turns, those of one client to the same executive. Returns how many.
   * @throws Problem 404 for an unknown executive or a user who is not disabled, 409 if one of the simulations was sent or assigned
   * at that moment
   */
  async reassign(request: Request, disabledUuid: string, executiveUuid?: string): Promise<number> {
    const former = await this.source.manager.findOneBy(UserEntity, { uuid: disabledUuid, disabled: true });
    if (!former) throw new Problem(404, NOT_DISABLED);
    const found: { uuid: string; turn: number }[] = await this.source.query(
      `SELECT uuid, dense_rank() OVER (ORDER BY client)::int AS turn FROM simulations WHERE commercial = $1 AND ${NOT_BLOCKED} AND ${ASSIGNABLE}`,
      [former.id],
    );
    const present = await this.executives.allAssignable();
    const receivers = executiveUuid === undefined ? present.map(({ uuid }) => uuid) : [executiveUuid];
    let updated = 0;
    for (const [index, receiver] of receivers.entries()) {
      const own = found.filter(({ turn }) => turn % receivers.length === index);
      const commercials = own.map(() => former.id);
      const simulations = own.map(({ uuid }) => uuid);
      updated += await this.management.assign(request, receiver, { simulations, commercials });
    }
    return updated;
  }
}
