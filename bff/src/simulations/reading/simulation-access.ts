import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { isUUID } from 'class-validator';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { callerOf, isStaff } from '../../access/caller.ts';
import { Refusals } from '../../access/refusals.ts';
import { SHOWN_RELATIONS, SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../http/problem.ts';

export const SIMULATION_NOT_FOUND = 'No encontramos esta simulación.';
const BLOCKED =
  'Los datos de esta persona están bloqueados a pedido suyo: la simulación no se puede ver ni usar mientras dure el bloqueo.';

/** Restricts the simulations that a caller may see: staff and the service account see all, visitors those of their session. */
@Injectable()
export class SimulationAccess {
  constructor(
    private readonly source: DataSource,
    private readonly refusals: Refusals,
  ) {}

  /** Returns a simulation with its client, state, resolution and executive. @throws Problem 404 if it does not exist or the caller may not see it */
  visible(request: Request, uuid: string): Promise<SimulationEntity> {
    return this.newest(request, { uuid }, { kind: 'simulation', uuid });
  }

  /** Returns the client's newest simulation that the caller may see. @throws Problem 404 if there is none */
  newestOfClient(request: Request, clientUuid: string): Promise<SimulationEntity> {
    return this.newest(request, { client: { uuid: clientUuid } }, { kind: 'client', uuid: clientUuid });
  }

  private async newest(
    request: Request,
    wanted: FindOptionsWhere<SimulationEntity>,
    { kind, uuid }: { readonly kind: string; readonly uuid: string },
  ): Promise<SimulationEntity> {
    if (!isUUID(uuid)) throw new Problem(404, SIMULATION_NOT_FOUND);
    const caller = callerOf(request);
    const seesAll = isStaff(caller) || caller.isService;
    const own = seesAll ? {} : { session: caller.session };
    const simulations = this.source.getRepository(SimulationEntity);
    const found = await simulations.findOne({
      where: { ...wanted, ...own },
      // A visitor sees their own blocked simulation unchanged, so that it reveals no block.
      withDeleted: !seesAll,
      relations: SHOWN_RELATIONS,
      order: { created: 'DESC', id: 'DESC' },
    });
    if (found) return found;
    if (caller.role === 'adminrole' && (await simulations.exists({ where: wanted, withDeleted: true })))
      throw new Problem(404, BLOCKED);
    if (await simulations.existsBy(wanted))
      await this.refusals.note(request, { action: 'access_refused', subject: `${kind} ${uuid}` });
    throw new Problem(404, SIMULATION_NOT_FOUND);
  }
}
