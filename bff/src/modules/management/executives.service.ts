import { Inject, Injectable } from '@nestjs/common';
import type { UserRole } from '@simulador/contracts/domain/access';
import { DataSource, type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.ts';
import type { ExecutiveDto } from './management.dto.ts';

/** Those who follow up simulations. */
export type FollowingRole = Extract<UserRole, 'executiverole' | 'commercialrole'>;
const FOLLOWING: readonly FollowingRole[] = ['executiverole', 'commercialrole'];

/** Who can be given a simulation: executives and commercials who may sign in. */
@Injectable()
export class ExecutivesService {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** By their names. */
  async withRole(bankRole: FollowingRole): Promise<ExecutiveDto[]> {
    const users = await this.source.getRepository(UserEntity).find({
      where: { bankRole, disabled: false },
      order: { fullName: 'ASC', id: 'ASC' },
    });
    return users.map(({ uuid, id, fullName }) => ({ uuid, id, full_name: fullName }));
  }

  /** Null for nobody whom a simulation can be given to. */
  async assignable(
    manager: EntityManager,
    who: Pick<FindOptionsWhere<UserEntity>, 'id' | 'uuid'>,
  ): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { ...who, bankRole: In(FOLLOWING), disabled: false });
  }
}
