import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ResolutionEntity, StateEntity } from '../../database/entities/state.entities.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import type { NamedChangeDto, SimulationChangeDto } from './history.dto.ts';

const LATEST_MAX = 100;

/** What the audit calls a simulation. */
export const auditSubject = (uuid: string): string => `simulation ${uuid}`;

/** The ids of what it was and what it became. */
type Ids = readonly [from: number | null, to: number | null];

interface AuditRow {
  readonly at: Date;
  readonly actor: number;
  readonly details: { readonly estado?: Ids; readonly resolucion?: Ids; readonly commercial?: Ids };
}

/** Who changed what of a simulation, from the audit's rows. See docs/rules.md R311. */
@Injectable()
export class HistoryService {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** The newest first. */
  async ofSimulation(uuid: string): Promise<SimulationChangeDto[]> {
    const rows: AuditRow[] = await this.source.query(
      `SELECT at, actor, details FROM audit
       WHERE subject = $1 AND action = 'simulation_changed' ORDER BY id DESC LIMIT $2`,
      [auditSubject(uuid), LATEST_MAX],
    );
    if (rows.length === 0) return [];
    const { manager } = this.source;
    const states = namesOf(await manager.find(StateEntity));
    const resolutions = namesOf(await manager.find(ResolutionEntity));
    const users = namesOf(
      (await manager.findBy(UserEntity, { id: In(usersOf(rows)) })).map(({ id, fullName }) => ({
        id,
        description: fullName,
      })),
    );
    return rows.map(({ at, actor, details }) => ({
      at: at.toISOString(),
      by: nameIn(users, actor),
      estado: named(states, details.estado),
      resolucion: named(resolutions, details.resolucion),
      commercial: named(users, details.commercial),
    }));
  }
}

const usersOf = (rows: readonly AuditRow[]): number[] =>
  rows.flatMap(({ actor, details }) => [actor, ...(details.commercial ?? [])]).filter((id) => id !== null);

type Names = ReadonlyMap<number, string>;

const namesOf = (rows: readonly { readonly id: number; readonly description: string }[]): Names =>
  new Map(rows.map(({ id, description }) => [id, description]));

/** An operator may have removed the row since: its number is left. */
const nameIn = (names: Names, id: number): string => names.get(id) ?? `N.º ${id}`;
const nameOrNone = (names: Names, id: number | null): string | null =>
  id === null ? null : nameIn(names, id);

const named = (names: Names, ids: Ids | undefined): NamedChangeDto | null =>
  ids ? { from: nameOrNone(names, ids[0]), to: nameOrNone(names, ids[1]) } : null;
