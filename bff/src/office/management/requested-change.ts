import type { UserEntity } from '../../database/entities/user.entity.ts';
import type { UpdateInfoDto } from './management.dto.ts';

/** The requested change of one simulation. */
export interface RequestedChange {
  readonly uuid: string;
  readonly wanted: UpdateInfoDto;
  /** Version that was read; undefined means that the last change wins. */
  readonly ifMatch: string | undefined;
}

export interface ChangeOfMany extends Pick<RequestedChange, 'uuid' | 'wanted'> {
  /** Expected current version; a different one is a conflict. */
  readonly version: number;
}

/** Executive who gets a simulation. */
export interface Assignment {
  readonly commercial: UserEntity;
  /** Id of the executive whom it had when it was read, null for none; undefined means that the last change wins. */
  readonly asRead: number | null | undefined;
}
