import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import type { Problem } from '../../http/problem.ts';
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

/** A simulation after a change, and how many others of its client were assigned with it. */
export interface Changed {
  readonly simulation: SimulationEntity;
  readonly others: number;
}

/** Reasons, by simulation, why none of several changes was made. */
export class RefusedChanges extends Error {
  constructor(readonly problems: ReadonlyMap<string, Problem>) {
    super('changes were refused');
  }
}
