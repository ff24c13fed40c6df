import type { EntityManager } from 'typeorm';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { ResolutionEntity } from '../../database/entities/state.entities.ts';
import { invalidFields } from '../../http/problem.ts';
import { INVALID_VALUES, type UpdateInfoDto } from './management.dto.ts';

const OF_ANOTHER_STATE = 'La resolución no corresponde al estado.';

/**
 * The resolution, with its state, that a simulation gets. One that is not named stays where it belongs to the state, or is
 * the first of the new one. See docs/rules.md R284.
 * @throws Problem 400 for what is not in force, or does not belong together
 */
export async function nextResolution(
  manager: EntityManager,
  { state, resolution }: SimulationEntity,
  { estado: stateId = state.id, resolucion: resolutionId }: UpdateInfoDto,
): Promise<ResolutionEntity> {
  const isSameState = stateId === state.id;
  if (isSameState && (resolutionId ?? resolution.id) === resolution.id) return { ...resolution, state };
  const next = await manager.findOne(ResolutionEntity, {
    where: {
      inForce: true,
      ...(resolutionId === undefined ? { state: { id: stateId } } : { id: resolutionId }),
    },
    relations: { state: true },
    order: { dashboardOrder: 'ASC', id: 'ASC' },
  });
  if (!next || !(next.state.inForce || isSameState))
    throw invalidFields([
      { name: resolutionId === undefined ? 'estado' : 'resolucion', message: INVALID_VALUES },
    ]);
  if (next.state.id !== stateId) throw invalidFields([{ name: 'resolucion', message: OF_ANOTHER_STATE }]);
  return next;
}
