import { Injectable } from '@nestjs/common';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { ContactChannel } from '@simulador/contracts/office/next-contact';
import { describeContact } from '@simulador/contracts/office/messages/next-contact';
import { DataSource, In } from 'typeorm';
import { ResolutionEntity, StateEntity } from '../../database/entities/state.entities.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import type { DescribedChangeDto, NamedChangeDto, SimulationChangeDto } from './history.dto.ts';

const LATEST_MAX = 100;

const SEND_REQUESTED = 'simulation_send_asked';
const SEND_EVENT_OF: Readonly<Record<string, SimulationChangeDto['send']>> = {
  [SEND_REQUESTED]: 'sent',
  simulation_send_cancelled: 'cancelled',
  simulation_sent: 'created',
};

/** Subject of a simulation in the audit table. */
export const auditSubject = (uuid: string): string => `simulation ${uuid}`;

/** Ids before and after the change. */
type Ids = readonly [from: number | null, to: number | null];

/** A next contact in the audit table, which has no note. */
interface RecordedContact {
  readonly date: IsoDate;
  readonly time?: string | null;
  readonly channel: ContactChannel;
}

interface AuditRow {
  readonly uuid: string;
  readonly action: string;
  /** Whether it is not the first request to send. */
  readonly isRetry: boolean;
  readonly at: Date;
  readonly actor: number;
  readonly details: {
    readonly estado?: Ids;
    readonly resolucion?: Ids;
    readonly commercial?: Ids;
    readonly next_contact?: readonly [from: RecordedContact | null, to: RecordedContact | null];
  } | null;
}

export interface RecordedChange {
  /** Id of the user. */
  readonly actor: number;
  readonly change: SimulationChangeDto;
}

/** Reads a simulation's history from the audit table. See docs/rules.md R311. */
@Injectable()
export class HistoryService {
  constructor(private readonly source: DataSource) {}

  /** Returns a simulation's history, the newest change first. */
  async ofSimulation(uuid: string): Promise<SimulationChangeDto[]> {
    const actions = ['simulation_changed', ...Object.keys(SEND_EVENT_OF)];
    const changes = (await this.latest([{ uuid, count: LATEST_MAX }], actions)).get(uuid) ?? [];
    return changes.map(({ change }) => change);
  }

  /** Returns the latest changes of several simulations, up to a number of each, by uuid. The newest first. */
  async latest(
    wanted: readonly { readonly uuid: string; readonly count: number }[],
    actions: readonly string[] = ['simulation_changed'],
  ): Promise<ReadonlyMap<string, readonly RecordedChange[]>> {
    if (wanted.length === 0) return new Map();
    const subjects = wanted.map(({ uuid, count }) => ({ uuid, subject: auditSubject(uuid), count }));
    const rows: AuditRow[] = await this.source.query(
      `SELECT uuid, at, actor, action, details, EXISTS (
         SELECT FROM audit WHERE audit.subject = wanted.subject AND audit.action = $3 AND audit.id < latest.id
       ) AS "isRetry"
       FROM jsonb_to_recordset($1) AS wanted (uuid text, subject text, count int)
       CROSS JOIN LATERAL (
         SELECT id, at, actor, action, details FROM audit
         WHERE audit.subject = wanted.subject AND action = ANY ($2) ORDER BY id DESC LIMIT count
       ) AS latest ORDER BY id DESC`,
      [JSON.stringify(subjects), actions, SEND_REQUESTED],
    );
    const { manager } = this.source;
    const states = namesOf(await manager.find(StateEntity));
    const resolutions = namesOf(await manager.find(ResolutionEntity));
    const users = namesOf(
      (await manager.findBy(UserEntity, { id: In(usersOf(rows)) })).map(({ id, fullName }) => ({
        id,
        description: fullName,
      })),
    );
    const changes = new Map<string, RecordedChange[]>();
    for (const { uuid, at, actor, action, isRetry, details } of rows) {
      const change: SimulationChangeDto = {
        at: at.toISOString(),
        by: nameIn(users, actor),
        estado: named(states, details?.estado),
        resolucion: named(resolutions, details?.resolucion),
        commercial: named(users, details?.commercial),
        next_contact: contactChange(details?.next_contact),
        send: action === SEND_REQUESTED && isRetry ? 'retried' : (SEND_EVENT_OF[action] ?? null),
      };
      const ofOne = changes.get(uuid);
      if (ofOne) ofOne.push({ actor, change });
      else changes.set(uuid, [{ actor, change }]);
    }
    return changes;
  }
}

const usersOf = (rows: readonly AuditRow[]): number[] =>
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
