import { STAFF, type UserRole } from '@simulador/contracts/people/access';
import { isUUID } from 'class-validator';
import { type EntityManager, In } from 'typeorm';
import { UserEntity } from '../database/entities/user.entity.ts';

/** Id or uuid of a staff member; undefined if none was requested. */
export type NamedExecutive = number | string | undefined;

/** Returns the user's id; null for a user who may not sign in as staff. */
export async function executiveOf(
  manager: EntityManager,
  named: NonNullable<NamedExecutive>,
): Promise<number | null> {
  const who = isUUID(named) ? { uuid: String(named) } : { id: Number(named) };
  const bankRole = In(STAFF as readonly UserRole[]);
  const user = await manager.findOneBy(UserEntity, { ...who, bankRole, disabled: false });
  return user?.id ?? null;
}
