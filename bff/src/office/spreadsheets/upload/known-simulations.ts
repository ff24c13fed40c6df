import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOT_BLOCKED } from '../../../database/not-blocked.ts';
import { latestChanges, type RecordedChange } from '../../management/history.service.ts';
import { describeChange } from '../../../simulations/reading/simulation-version.ts';
import { NAME_SQL } from '../download/columns.ts';
import type { UploadedSimulation, KnownSimulation, NamedDecision } from './requested-changes.ts';

interface Found extends NamedDecision {
  readonly id: number;
  readonly uuid: string;
  readonly version: number;
}

/** Compares the simulations of a file with their current state and with what the file shows. See docs/rules.md R336. */
@Injectable()
export class KnownSimulations {
  constructor(private readonly source: DataSource) {}

  /** Returns numbers and clients' names as in the download, by uuid. */
  async shown(uuids: readonly string[]): Promise<ReadonlyMap<string, { id: number; name: string }>> {
    const rows: { uuid: string; id: number; name: string }[] = await this.source.query(
      `SELECT uuid, id, ${NAME_SQL} AS name FROM simulations WHERE uuid = ANY ($1) AND ${NOT_BLOCKED}`,
      [uuids],
    );
    return new Map(rows.map(({ uuid, id, name }) => [uuid, { id, name }]));
  }

  /** Returns the simulations by number. @param uploader id of the uploading user, whose own changes are no conflict */
  async of(
    rows: readonly UploadedSimulation[],
    uploader: number | undefined,
  ): Promise<ReadonlyMap<number, KnownSimulation>> {
    const found: Found[] = await this.source.query(
      `SELECT simulations.id, simulations.uuid, version, states.description AS state,
         resolutions.description AS resolution, full_name AS executive
       FROM simulations JOIN states ON states.id = simulations.state
         JOIN resolutions ON resolutions.id = simulations.resolution LEFT JOIN users ON users.id = commercial
       WHERE simulations.id = ANY ($1) AND ${NOT_BLOCKED}`,
      [rows.map(({ id }) => id)],
    );
    const shown = new Map(rows.map((row) => [row.id, row.version]));
    const behind = ({ id, version }: Found): number => version - (shown.get(id) ?? version);
    const stale = found.filter((each) => behind(each) > 0);
    const changes = await latestChanges(
      this.source.manager,
      stale.map((each) => ({ uuid: each.uuid, count: behind(each) })),
    );
    return new Map(
      found.map((each) => {
        const { id, uuid, version, state, resolution, executive } = each;
        const since = changes.get(uuid) ?? [];
        const present = { state, resolution, executive };
        const downloaded = since.reduce(undone, present);
        const changedSince = behind(each) > 0 ? changeOfAnother(since, uploader) : null;
        return [id, { uuid, version, present, downloaded, changedSince }];
      }),
    );
  }
}

/** Returns the decision before the change. */
const undone = (decision: NamedDecision, { change }: RecordedChange): NamedDecision => ({
  state: change.estado?.from ?? decision.state,
  resolution: change.resolucion?.from ?? decision.resolution,
  executive: change.commercial ? change.commercial.from : decision.executive,
});

/** Returns the newest change by another user. A change without an audit row also counts as another user's. */
function changeOfAnother(since: readonly RecordedChange[], uploader: number | undefined): string | null {
  if (since.length === 0) return describeChange();
  const latest = since.find(({ actor }) => actor !== uploader)?.change;
  return latest ? describeChange(latest.by, new Date(latest.at)) : null;
}
