import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { isUUID } from 'class-validator';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { callerOf, isStaff } from '../../access/caller.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../problem/problem.ts';

const NOT_FOUND = 'No encontramos esta simulación.';

/** Which simulations a request may see: those of its session; all of them for staff and the service account. */
@Injectable()
export class SimulationAccess {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** With its client, state, resolution and executive. @throws Problem 404 for one that is not there or not the caller's to see. */
  visible(request: Request, uuid: string): Promise<SimulationEntity> {
    return this.newest(request, { uuid }, uuid);
  }

  /** The client's newest simulation that the caller may see. @throws Problem 404 when there is none. */
  newestOfClient(request: Request, clientUuid: string): Promise<SimulationEntity> {
    return this.newest(request, { client: { uuid: clientUuid } }, clientUuid);
  }

  private async newest(
    request: Request,
    wanted: FindOptionsWhere<SimulationEntity>,
    uuid: string,
  ): Promise<SimulationEntity> {
    const caller = callerOf(request);
    const own = isStaff(caller) || caller.isService ? {} : { session: caller.session };
    const found = isUUID(uuid)
      ? await this.source.getRepository(SimulationEntity).findOne({
          where: { ...wanted, ...own },
          relations: { client: true, state: true, resolution: true, commercial: true },
          order: { created: 'DESC', id: 'DESC' },
        })
      : null;
    if (!found) throw new Problem(404, NOT_FOUND);
    return found;
  }
}
