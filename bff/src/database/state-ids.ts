import type { EntityManager } from 'typeorm';
import { StateEntity } from './entities/state.entities.ts';

/** Returns the ids of the bank's states of a kind, which their descriptions tell. */
export async function stateIds(
  manager: EntityManager,
  isOfKind: (description: string) => boolean,
): Promise<number[]> {
  const states = await manager.find(StateEntity);
  return states.filter(({ description }) => isOfKind(description)).map(({ id }) => id);
}
