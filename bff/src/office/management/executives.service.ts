import { Injectable } from '@nestjs/common';
import type { UserRole } from '@simulador/contracts/people/access';
import { DataSource, type EntityManager, In } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { Problem } from '../../http/problem.ts';
import type { AssignmentDto, DisabledExecutiveDto, ExecutiveDto } from './management.dto.ts';
import type { Assignment } from './decision.ts';

/** Roles to which simulations are assigned. */
type FollowingRole = Extract<UserRole, 'executiverole' | 'commercialrole'>;
const FOLLOWING: readonly FollowingRole[] = ['executiverole', 'commercialrole'];
const NO_EXECUTIVE = 'No encontramos a este ejecutivo.';
const WHO_MAY = { bankRole: In(FOLLOWING), disabled: false };

/** Condition on a simulation that can be assigned: neither sent to the workflow nor with a running or stopped send. */
export const ASSIGNABLE = `NOT enviado_a_finnflow AND NOT EXISTS (
  SELECT FROM workflow_flows WHERE simulation = simulations.uuid AND state IN ('running', 'stopped'))`;

/** Users to whom simulations can be assigned: executives and commercials who may sign in. */
@Injectable()
export class ExecutivesService {
  constructor(private readonly source: DataSource) {}

  /** Returns the enabled users with a role, ordered by name. */
  async withRole(bankRole: FollowingRole): Promise<ExecutiveDto[]> {
    const users = await this.source.getRepository(UserEntity).find({
      where: { bankRole, disabled: false },
      order: { fullName: 'ASC', id: 'ASC' },
    });
    return users.map(({ uuid, id, fullName }) => ({ uuid, id, full_name: fullName }));
  }

  /** Returns the disabled users who have simulations of any day, ordered by name. See docs/rules.md R713. */
  disabled(): Promise<DisabledExecutiveDto[]> {
    return this.source.query(
      `SELECT users.uuid, users.id, full_name, (count(*) FILTER (WHERE ${ASSIGNABLE}))::int AS reassignable
       FROM users JOIN simulations ON simulations.commercial = users.id
       WHERE users.disabled AND ${NOT_BLOCKED}
       GROUP BY users.id ORDER BY full_name, users.id`,
    );
  }

  /** Returns all users to whom simulations can be assigned. Several can have the same name. */
  allAssignable(): Promise<UserEntity[]> {
    return this.source.manager.find(UserEntity, { where: WHO_MAY, order: { id: 'ASC' } });
  }

  /** Returns the users among these ids to whom simulations can be assigned. */
  async assignableByIds(
    manager: EntityManager,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, UserEntity>> {
    if (ids.length === 0) return new Map();
    const users = await manager.findBy(UserEntity, { id: In([...new Set(ids)]), ...WHO_MAY });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** Returns the requested assignment of each simulation. @throws Problem 404 */
  async assignments(
    manager: EntityManager,
    executiveUuid: string,
    { simulations: uuids, commercials }: AssignmentDto,
  ): Promise<ReadonlyMap<string, Assignment>> {
    const commercial = await manager.findOneBy(UserEntity, { uuid: executiveUuid, ...WHO_MAY });
    if (!commercial) throw new Problem(404, NO_EXECUTIVE);
    return new Map(
      uuids.map((uuid, n) => [uuid.toLowerCase(), { commercial, asRead: commercials?.[n] }] as const),
    );
  }
}
