import { describeContact, type DescribedContact } from '@simulador/contracts/office/messages/next-contact';
import { type EntityManager, In } from 'typeorm';
import { ResolutionEntity, StateEntity } from '../../database/entities/state.entities.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import type { DescribedChangeDto, NamedChangeDto, SimulationChangeDto } from './history.dto.ts';

/** Subject of a simulation in the audit table. */
export const auditSubject = (uuid: string): string => `simulation ${uuid}`;

/** Ids before and after the change. */
type Ids = readonly [from: number | null, to: number | null];

export interface AuditRow {
  readonly uuid: string;
  readonly at: Date;
  readonly actor: number;
  readonly details: {
    readonly estado?: Ids;
    readonly resolucion?: Ids;
    readonly commercial?: Ids;
    /** Contacts as the audit table has them, without their notes. */
    readonly next_contact?: readonly [from: DescribedContact | null, to: DescribedContact | null];
    /** Code of the reason of a refused or stopped send. */
    readonly reason?: readonly [from: null, to: string];
  } | null;
}

export interface RecordedChange {
  /** Id of the user. */
  readonly actor: number;
  readonly change: SimulationChangeDto;
}

/** Returns the latest changes of several simulations, up to a number of each, by uuid. The newest first. */
export async function latestChanges(
  manager: EntityManager,
  wanted: readonly { readonly uuid: string; readonly count: number }[],
): Promise<ReadonlyMap<string, readonly RecordedChange[]>> {
  if (wanted.length === 0) return new Map();
  const subjects = wanted.map(({ uuid, count }) => ({ uuid, subject: auditSubject(uuid), count }));
  const rows: AuditRow[] = await manager.query(
    `SELECT uuid, at, actor, details
     FROM jsonb_to_recordset($1) AS wanted (uuid text, subject text, count int)
     CROSS JOIN LATERAL (
       SELECT id, at, actor, details FROM audit
       WHERE audit.subject = wanted.subject AND action = 'simulation_changed' ORDER BY id DESC LIMIT count
     ) AS latest ORDER BY id DESC`,
    [JSON.stringify(subjects)],
  );
  const toChange = await changesNamed(manager, rows);
  const changes = new Map<string, RecordedChange[]>();
  for (const row of rows) {
    const recorded = { actor: row.actor, change: toChange(row) };
    changes.set(row.uuid, [...(changes.get(row.uuid) ?? []), recorded]);
  }
  return changes;
}

/** Returns a function that writes the ids in these rows as the present names. */
export async function changesNamed(
  manager: EntityManager,
  rows: readonly Pick<AuditRow, 'actor' | 'details'>[],
): Promise<(row: Omit<AuditRow, 'uuid'>) => SimulationChangeDto> {
  const states = namesOf(await manager.find(StateEntity));
  const resolutions = namesOf(await manager.find(ResolutionEntity));
  const users = namesOf(
    (await manager.findBy(UserEntity, { id: In(usersOf(rows)) })).map(({ id, fullName }) => ({
      id,
      description: fullName,
    })),
  );
  return ({ at, actor, details }) => ({
    at: at.toISOString(),
    by: nameIn(users, actor),
    estado: named(states, details?.estado),
    resolucion: named(resolutions, details?.resolucion),
    commercial: named(users, details?.commercial),
    next_contact: contactChange(details?.next_contact),
  });
}

const usersOf = (rows: readonly Pick<AuditRow, 'actor' | 'details'>[]): number[] =>
  rows.flatMap(({ actor, details }) => [actor, ...(details?.commercial ?? [])]).filter((id) => id !== null);

type Names = ReadonlyMap<number, string>;

const namesOf = (rows: readonly { readonly id: number; readonly description: string }[]): Names =>
  new Map(rows.map(({ id, description }) => [id, description]));

/** Returns the row's number if an operator has deleted it. */
const nameIn = (names: Names, id: number): string => names.get(id) ?? `N.º ${id}`;
const nameOrNone = (names: Names, id: number | null): string | null =>
  id === null ? null : nameIn(names, id);

const named = (names: Names, ids: Ids | undefined): NamedChangeDto | null =>
  ids ? { from: nameOrNone(names, ids[0]), to: nameOrNone(names, ids[1]) } : null;

function contactChange(
  contacts: NonNullable<AuditRow['details']>['next_contact'],
): DescribedChangeDto | null {
  if (!contacts) return null;
  const [from, to] = contacts.map((each) => each && describeContact(each));
  return { from: from ?? null, to: to ?? null };
}
