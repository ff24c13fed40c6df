import { INVALID_VALUES, sentenceOf } from '@simulador/contracts/platform/problems';
import type { EntityManager } from 'typeorm';
import type { AuditEntry } from '../../access/audit.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { ResolutionEntity } from '../../database/entities/state.entities.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { invalidFields, Problem } from '../../http/problem.ts';
import type { UpdateInfoDto } from './management.dto.ts';

export const OF_ANOTHER_STATE = 'La resolución no corresponde al estado.';

/** State, resolution and executive of a simulation, which staff decide. */
export type Decision = Pick<SimulationEntity, 'state' | 'resolution' | 'commercial'>;

/** The allowed resolutions and executives, and whether the caller may assign. */
export interface Choices {
  readonly resolutions: readonly ResolutionEntity[];
  /** Assignable users by id. */
  readonly executives: ReadonlyMap<number, UserEntity>;
  readonly mayAssign: boolean;
}

/** A simulation's decision before and after a change. */
export interface Change {
  readonly uuid: string;
  readonly present: Decision;
  readonly next: Decision;
  readonly details: NonNullable<AuditEntry['details']>;
}

/** Returns the resolutions in force with their states, in the dashboard's order. */
export const resolutionsInForce = (manager: EntityManager): Promise<ResolutionEntity[]> =>
  manager.find(ResolutionEntity, {
    where: { inForce: true },
    relations: { state: true },
    order: { dashboardOrder: 'ASC', id: 'ASC' },
  });

/**
 * Returns the simulation's next resolution, with its state. Without a requested resolution, the current one stays if
 * the state does; otherwise it is the new state's first one. See docs/rules.md R284.
 * @throws Problem 400 if it is not in force or belongs to another state
 */
function nextResolution(
  { state, resolution }: Decision,
  { estado: stateId = state.id, resolucion: resolutionId }: UpdateInfoDto,
  inForce: readonly ResolutionEntity[],
): ResolutionEntity {
  const isSameState = stateId === state.id;
  if (isSameState && (resolutionId ?? resolution.id) === resolution.id) return { ...resolution, state };
  const ofState = inForce.find(({ state: { id, inForce: isOffered } }) => id === stateId && isOffered);
  if (!ofState && !isSameState) throw invalidFields([{ name: 'estado', message: INVALID_VALUES }]);
  const next = resolutionId === undefined ? ofState : inForce.find(({ id }) => id === resolutionId);
  if (!next) throw invalidFields([{ name: 'resolucion', message: INVALID_VALUES }]);
  if (next.state.id !== stateId) throw invalidFields([{ name: 'resolucion', message: OF_ANOTHER_STATE }]);
  return next;
}

/**
 * Returns the next executive; null for nobody.
 * @throws Problem 403 if the executive changes and the caller may not assign, 400 if simulations cannot be assigned to
 * that user
 */
function nextExecutive(
  { commercial: present }: Decision,
  { commercial: wantedId }: UpdateInfoDto,
  { executives, mayAssign }: Choices,
): UserEntity | null {
  if (wantedId === undefined || wantedId === (present?.id ?? null)) return present;
  if (!mayAssign) throw new Problem(403, sentenceOf(403));
  if (wantedId === null) return null;
  const executive = executives.get(wantedId);
  if (!executive) throw invalidFields([{ name: 'commercial', message: INVALID_VALUES }]);
  return executive;
}

/** Returns the state, resolution and executive after a change. @throws Problem 400, 403 */
export function nextDecision(simulation: Decision, wanted: UpdateInfoDto, choices: Choices): Decision {
  const commercial = nextExecutive(simulation, wanted, choices);
  const resolution = nextResolution(simulation, wanted, choices.resolutions);
  return { state: resolution.state, resolution, commercial };
}

/** Returns null if nothing changes. */
export function changeOf(
  simulation: Decision & Pick<SimulationEntity, 'uuid'>,
  next: Decision,
): Change | null {
  const details = {
    ...changed('estado', simulation.state.id, next.state.id),
    ...changed('resolucion', simulation.resolution.id, next.resolution.id),
    ...changed('commercial', simulation.commercial?.id ?? null, next.commercial?.id ?? null),
  };
  return Object.keys(details).length === 0
    ? null
    : { uuid: simulation.uuid, present: simulation, next, details };
}

const changed = (what: string, from: number | null, to: number | null): Change['details'] =>
  from === to ? {} : { [what]: [from, to] };

/** Returns true for a change that counts as the first answer to the client; an assignment does not. */
export const isAnswer = ({ details }: Change): boolean => 'estado' in details || 'resolucion' in details;

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

/** Writes all changes in one statement, so that locks are taken in one order (docs/decisions/012). @param by the user's id */
export async function storeDecisions(
  manager: EntityManager,
  changes: readonly Change[],
  at: Date,
  by: number | null,
): Promise<void> {
  const rows = changes.map((each) => ({
    uuid: each.uuid,
    state: each.next.state.id,
    resolution: each.next.resolution.id,
    commercial: each.next.commercial?.id ?? null,
    answers: isAnswer(each),
  }));
  await manager.query(
    `UPDATE simulations SET state = next.state, resolution = next.resolution, commercial = next.commercial,
       version = version + 1, changed_at = $2, changed_by = $3,
       first_answer_at = CASE WHEN answers THEN coalesce(first_answer_at, $2) ELSE first_answer_at END
     FROM jsonb_to_recordset($1) AS next (uuid uuid, state int, resolution int, commercial int, answers boolean)
     WHERE simulations.uuid = next.uuid`,
    [JSON.stringify(rows), at, by],
  );
}
