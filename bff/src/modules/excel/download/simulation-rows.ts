import type { DayWindow } from '@simulador/contracts/domain/day-window';
import type { DataSource } from 'typeorm';
import { formatted, SELECTED, type SimulationRow } from './columns.ts';

/** Which simulations are downloaded; the state 0 means any. */
export interface DownloadFilter {
  readonly window: DayWindow;
  readonly state: number;
}

const BATCH = 250;

/** The next row to be read is before it. The instant is the database's own text: it has microseconds. */
interface Place {
  readonly created: string;
  readonly id: number;
}

/** The next batch. Parts of the snapshot are extracted once per row. */
const nextRows = (ofState: string): string => `
  SELECT simulations.version, simulations.created::text AS created,
    ${SELECTED}
  FROM simulations
  JOIN clients ON clients.uuid = client
  JOIN states ON states.id = simulations.state
  JOIN resolutions ON resolutions.id = simulations.resolution
  LEFT JOIN users ON users.id = commercial
  LEFT JOIN simulation_sends ON simulation_sends.simulation = simulations.uuid
  CROSS JOIN LATERAL (SELECT texts, calculation, "row" AS figures
    FROM jsonb_to_record(snapshot) AS parts (texts jsonb, calculation jsonb, "row" jsonb)) AS parts
  WHERE simulations.created >= $1::timestamptz AND (simulations.created, simulations.id) < ($2::timestamptz, $3)
    ${ofState}
  ORDER BY simulations.created DESC, simulations.id DESC LIMIT ${BATCH}`;

/** How many there are, as of now. */
export async function countRows(source: DataSource, { window, state }: DownloadFilter): Promise<number> {
  const [{ count }]: [{ count: number }] = await source.query(
    `SELECT coalesce(sum(simulations), 0)::int AS count FROM simulation_day_counts
     WHERE day BETWEEN $1 AND $2 AND $3 IN (0, state)`,
    [window.from, window.to, state],
  );
  return count;
}

/**
 * The newest first, read in batches on demand. Each batch starts after the last row of the one before, so that no
 * connection and no snapshot of the database is held for the whole download.
 */
export async function* simulationRows(
  source: DataSource,
  { window, state }: DownloadFilter,
): AsyncGenerator<SimulationRow, void> {
  const [{ since, until }]: [{ since: string; until: string }] = await source.query(
    `SELECT ($1::date::timestamp AT TIME ZONE 'America/Santiago')::text AS since,
       (($2::date + 1)::timestamp AT TIME ZONE 'America/Santiago')::text AS until`,
    [window.from, window.to],
  );
  // As a condition on any state it would keep the index by state out of the plan.
  const [sql, ofState] = state === 0 ? [nextRows(''), []] : [nextRows('AND simulations.state = $4'), [state]];
  let place: Place | undefined = { created: until, id: 0 };
  while (place) {
    const rows: (SimulationRow & Place)[] = await source.query(sql, [
      since,
      place.created,
      place.id,
      ...ofState,
    ]);
    for (const row of rows) yield formatted(row);
    place = rows.length < BATCH ? undefined : rows.at(-1);
    // The promises of node-postgres keep an answer linked to the next one, and all of them in memory until a major collection.
    rows.length = 0;
  }
}
