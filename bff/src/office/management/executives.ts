import type { UserRole } from '@simulador/contracts/people/access';
import { type EntityManager, In } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.ts';

/** Roles to which simulations are assigned. */
export type FollowingRole = Extract<UserRole, 'executiverole' | 'commercialrole'>;
const FOLLOWING: readonly FollowingRole[] = ['executiverole', 'commercialrole'];

/** Users to whom simulations can be assigned: executives and commercials who may sign in. */
export const WHO_MAY = { bankRole: In(FOLLOWING), disabled: false };

/** Condition on a simulation that can be assigned: neither sent to the workflow nor with a running or stopped send. */
export const ASSIGNABLE = `NOT enviado_a_finnflow AND NOT EXISTS (
  SELECT FROM workflow_flows WHERE simulation = simulations.uuid AND state IN ('running', 'stopped'))`;

/** Returns all users to whom simulations can be assigned. Several can have the same name. */
export const allAssignable = (manager: EntityManager): Promise<UserEntity[]> =>
  manager.find(UserEntity, { where: WHO_MAY, order: { id: 'ASC' } });

/** Returns the users among these ids to whom simulations can be assigned. */
export async function assignableByIds(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, UserEntity>> {
  if (ids.length === 0) return new Map();
  const users = await manager.findBy(UserEntity, { id: In([...new Set(ids)]), ...WHO_MAY });
  return new Map(users.map((user) => [user.id, user]));
}
