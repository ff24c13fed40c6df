import type { DataSource } from 'typeorm';
import { NOT_BLOCKED } from '../../../database/not-blocked.ts';
import { filterParameters } from '../../listing/list-filter.ts';
import { type ListedSimulations, matching } from '../../listing/listed-simulations.ts';
import { formatted, SELECTED, type SimulationRow } from './columns.ts';

const BATCH = 250;

/** Last row that was read; the next ones are older. The instant is the database's text, because it has microseconds. */
interface Cursor {
  readonly created: string;
  readonly id: number;
}

/** Returns the SQL of the next batch. Parts of the snapshot are extracted once per row. */
const nextRows = (wanted: string, count: number): string => `
  SELECT simulations.version, simulations.created::text AS created,
    ${SELECTED}
  FROM simulations
  JOIN clients ON clients.uuid = client
  JOIN states ON states.id = simulations.state
  JOIN resolutions ON resolutions.id = simulations.resolution
  LEFT JOIN users ON users.id = commercial
  LEFT JOIN simulation_sends ON simulation_sends.simulation = simulations.uuid
  CROSS JOIN LATERAL (SELECT texts, calculation, "row" AS figures, coalesce("simulatedOn", day) AS simulated_on
    FROM jsonb_to_record(snapshot) AS parts (texts jsonb, calculation jsonb, "row" jsonb, "simulatedOn" date)) AS parts
  WHERE ${NOT_BLOCKED} AND simulations.created >= $${count + 1}::timestamptz
    AND (simulations.created, simulations.id) < ($${count + 2}::timestamptz, $${count + 3})
    ${wanted}
  ORDER BY simulations.created DESC, simulations.id DESC LIMIT ${BATCH}`;

/**
 * Returns the conditions for the requested filters only: a condition that accepts any state would keep the planner
 * from using the index by state.
 */
function wantedOf(listed: ListedSimulations): { readonly sql: string; readonly parameters: unknown[] } {
  const { filter, search } = listed;
  const { state, resolution, commercial, narrowing } = filter;
  if (resolution !== 0 || commercial !== 0 || narrowing !== null || search.patterns.length > 0) {
    const parameters = filterParameters(filter);
    const matched = `SELECT id FROM simulations WHERE ${matching(listed, parameters)}`;
    return { sql: `AND simulations.id IN (${matched})`, parameters };
  }
  return state === 0
    ? { sql: '', parameters: [] }
    : { sql: 'AND simulations.state = $1', parameters: [state] };
}

/**
 * Reads the rows in batches on demand, the newest first. Each batch starts after the last row of the previous one, so that no connection
 * and no snapshot of the database stays open for the whole download.
 */
export async function* simulationRows(
  source: DataSource,
  listed: ListedSimulations,
): AsyncGenerator<SimulationRow, void> {
  const [{ since, until }]: [{ since: string; until: string }] = await source.query(
    `SELECT ($1::date::timestamp AT TIME ZONE 'America/Santiago')::text AS since,
       (($2::date + 1)::timestamp AT TIME ZONE 'America/Santiago')::text AS until`,
    [listed.filter.window.from, listed.filter.window.to],
  );
  const { sql: wanted, parameters } = wantedOf(listed);
  const sql = nextRows(wanted, parameters.length);
  let before: Cursor | undefined = { created: until, id: 0 };
  while (before) {
    const rows: (SimulationRow & Cursor)[] = await source.query(sql, [
      ...parameters,
      since,
      before.created,
      before.id,
    ]);
    for (const row of rows) yield formatted(row);
    before = rows.length < BATCH ? undefined : rows.at(-1);
    // Emptied, because the promises of node-postgres link each answer to the next one, which keeps all of them in memory until a major
    // collection.
    rows.length = 0;
  }
}
